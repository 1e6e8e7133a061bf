/** Small pictures for the chronicle and the bookmarks. */
import boot from "icon:walking-boot";
import broken from "icon:broken-heart";
import chest from "icon:open-treasure-chest";
import claw from "icon:claw-slashes";
import dice from "icon:rolling-dices";
import eye from "icon:crystal-ball";
import flame from "icon:candle-flame";
import hand from "icon:receive-money";
import heart from "icon:hearts";
import hourglass from "icon:sands-of-time";
import land from "icon:treasure-map";
import laurel from "icon:laurel-crown";
import scroll from "icon:scroll-unfurled";
import shield from "icon:bordered-shield";
import skull from "icon:death-skull";
import swords from "icon:crossed-swords";
import thread from "icon:sewing-string";

export const icons = {
  boot,
  broken,
  chest,
  claw,
  dice,
  eye,
  flame,
  hand,
  heart,
  hourglass,
  land,
  laurel,
  scroll,
  shield,
  skull,
  swords,
  thread,
};
