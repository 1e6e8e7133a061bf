/** How the small pictures are drawn: washes of colour and strokes of ink, in a box from -50 to 50. */

/** The wash of a shape; `line` is a stroke alone. */
export type Wash =
  | "red"
  | "moss"
  | "leaf"
  | "marigold"
  | "orange"
  | "sky"
  | "deep"
  | "cream"
  | "white"
  | "brown"
  | "bark"
  | "grey"
  | "dark"
  | "skin"
  | "rose"
  | "plum"
  | "line";

export interface Shape {
  wash: Wash;
  d: string;
}

export type Picture = Shape[];

/** `draw("red M0 0 …", "line M…")`. */
export function draw(...shapes: string[]): Picture {
  return shapes.map((shape) => {
    const end = shape.indexOf(" ");
    return { wash: shape.slice(0, end) as Wash, d: shape.slice(end + 1) };
  });
}

/** A round that no compass has drawn. */
export function ball(x: number, y: number, across: number, down = across): string {
  const [h, v] = [across * 0.56, down * 0.54];
  return (
    `M${x - across} ${y} C${x - across} ${y - v} ${x - h} ${y - down} ${x} ${y - down} ` +
    `C${x + h} ${y - down} ${x + across} ${y - v} ${x + across} ${y + 1} ` +
    `C${x + across} ${y + v} ${x + h} ${y + down} ${x} ${y + down} ` +
    `C${x - h} ${y + down} ${x - across} ${y + v} ${x - across} ${y} Z`
  );
}

/** Two eyes, as far apart, on that height. */
export function eyes(apart: number, y: number, size = 3.6): string {
  return `dark ${ball(-apart, y, size)} ${ball(apart, y, size)}`;
}
