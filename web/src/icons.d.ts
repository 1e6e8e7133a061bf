declare module "icon:*" {
  const shape: import("./kit/icon").IconShape;
  export default shape;
}

declare module "*.ftl?raw" {
  const text: string;
  export default text;
}
