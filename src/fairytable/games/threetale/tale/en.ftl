# The tale of a match of ThreeTale, in English.

# Three enemies have their article in their names.
the-enemy =
    { $enemy-id ->
        [first_shadow] { $enemy }
        [heart_wrecker] { $enemy }
        [maw] { $enemy }
       *[other] the { $enemy }
    }

tale-opening-1 = Three heroes there were, { $seats }, and they sewed a land together as they walked, knowing that one day a Prophecy would come true.
tale-opening-2 = { $seats } began with a needle, a thread and an empty cloth; and the dark was still far away.

tale-died-1 = { $seat } fell, and there was one voice fewer by the fire
tale-died-2 = it cost { $seat } the last of the Spirit
tale-prophecy_came_true-1 = the cloth darkened: it was { $prophecy } that came true
tale-prophecy_came_true-2 = the Past was over, and { $prophecy } stood before them
tale-time_is_up-1 = time had run out, and the deed was not done
tale-requirement_breached-1 = what must not happen in { $scenario } had happened
tale-objective_met-1 = what { $scenario } had asked of them was done
tale-undying-1 = { $seat } should have fallen, but { $talent } held
tale-riddle_solved-1 = { $seat } found the answer to the { $card }
tale-riddle_solved-2 = { $seat } thought for a while, and the { $card } was a riddle no more
tale-riddle_solved-3 = it was { $seat } who solved the { $card }
tale-next_form-1 = { the-enemy } was down, and stood up again in another form
tale-next_form-2 = { the-enemy } changed before their eyes
tale-quest_fulfilled-1 = { $seat } fulfilled { $quest }
tale-quest_fulfilled-2 = { $quest } was done, thanks to { $seat }
tale-enemy_beaten-1 = { $seat } beat { the-enemy }
tale-enemy_beaten-2 = { the-enemy } lay before { $seat }’s feet
tale-enemy_beaten-3 = { $seat } met { the-enemy }, and only { $seat } walked on
tale-escaped-1 = { $seat } got away from { the-enemy } by a thread
tale-sacrificed-1 = { $seat } laid something dear upon the altar
tale-left_map-1 = { $seat } stepped out of the cloth at its edge
tale-artifact_won-1 = { $seat } won the { $artifact }
tale-artifact_won-2 = the { $artifact } came into { $seat }’s hands
tale-talent_learned-1 = { $seat } stitched { $talent } into the sleeve
tale-talent_learned-2 = stitch by stitch { $seat } learned { $talent }
tale-blessed-1 = { $seat } had an Offering blessed, and gave it to { $player }
tale-gave-1 = { $seat } gave { $player } something for the way
tale-spirit_lost-1 = { $seat } gave of the Spirit so as not to fall
tale-blocked-1 = { $seat } held up a hand and stopped the blow of { the-enemy }

tale-ending-won-1 = So the thread held to the end, and all three of them had won.
tale-ending-won-2 = They tied the last knot together: the day was won.
tale-ending-lost-1 = There the thread broke, and this time all of them had lost. But the cloth is still there, and so is the needle.
tale-ending-1 = There the thread ended.
