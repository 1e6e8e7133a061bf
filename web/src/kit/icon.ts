/** One picture of the icon collection, as `import crown from "icon:crown"` gives it. */
export interface IconShape {
  body: string;
  width: number;
  height: number;
}
