# ThreeTale on one page.

goal = Three heroes win or lose together. Grow strong in the Past; then one of three Prophecies comes true, and you must meet what it asks.

turn-tile = 1. Lay a tile
    .words = Draw it, turn it, join it to the map side to side, anywhere. In your first turn you step onto it.
turn-walk = 2. Walk
    .words = As many Steps as your Speed: up, down, left, right. From Portal to Portal is one Step.
turn-act = 3. Act
    .words = One Action, more with Endeavour: claim what lies under you, use an Altar, or give something to a hero beside you. Walking and acting may mix.
turn-gift = 4. End your turn
    .words = Endurance lets your own Virtues grow, Mercy those of others.
turn-dice = Fights
    .words = You roll as many dice as your Love; half of the sides are positive. Each positive die is damage. Then the enemy rolls, and you lose Virtues or pay 1 Spirit to block.

sign-love = Love
    .words = Dice in your attacks: its full number.
sign-hope = Hope
    .words = From 3, 7 and 11 on: turn over a die.
sign-faith = Faith
    .words = From 3, 7 and 11 on: a Bonus card each turn.
sign-endeavour = Endeavour
    .words = From 3, 7 and 11 on: an Action more.
sign-endurance = Endurance
    .words = From 3, 7 and 11 on: your Virtues grow.
sign-mercy = Mercy
    .words = From 3, 7 and 11 on: others' Virtues grow.
sign-white_stone = White Stone
    .words = A Virtue rises by 1.
sign-red_stone = Red Stone
    .words = 1 Shevitsa. Enough of them make a Talent.
sign-black_stone = Black Stone
    .words = 1 Speed more, for good.
sign-treasure_1 = Treasure
    .words = Roll three dice: they say what is in it.
sign-battle_1 = Battle
    .words = Win, and its prize is yours. 1 Spirit lets you escape.
sign-quest = Quest
    .words = A task with a prize, in the Past only.
sign-offering = Offering
    .words = Take it and give it away: gifts make all of you strong.
sign-altar = Altar
    .words = Trade Virtues, Shevitsa and Artifacts here.
sign-spirit = Spirit
    .words = You have three. One blocks an attack or lets you escape. Never spend the last!

end = When the last tile has been played, a Prophecy is drawn. You choose how hard it shall be, and the Future begins: reach its goal before its rounds are over. If one hero dies, all have lost.
