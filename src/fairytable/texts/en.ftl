# Words that all games share, in English.

# Lists

list-none = nothing
list-and = { $most } and { $last }

# Seats: what they are called, and the letter that stands for them on a map

name-red = Red
name-blue = Blue
name-green = Green
name-yellow = Yellow
name-orange = Orange
name-purple = Purple

mark-red = R
mark-blue = B
mark-green = G
mark-yellow = Y
mark-orange = O
mark-purple = P

seat-person = { $name } ({ $colour })
seat-bot = { $colour } ({ $bot } bot)

# Every game

event-left = { $seat } left the table for good.
event-ended_by_leaving =
    { $winners-count ->
        [0] That ended the match.
        [one] That ended the match: { $winners } won as the last at the table.
       *[other] That ended the match: { $winners } won together.
    }

option-yes = Yes
option-no = No

group-span = From “{ $first }” to “{ $last }”

# Values of options

value-on = on
value-off = off
value-random = by chance

# Lessons

lesson-otherwise = That is allowed, but our tale goes another way now: { $wanted }.
lesson-title = A lesson: { $title }. { $about }
lesson-show = Show me
lesson-key-show = d: show me
lesson-on = Go on
lesson-shown = { $label }
lesson-thought-clause = { $text } [{ $clause }]
lesson-plain-on = (Enter goes on.)
lesson-plain-show = (d does it for you.)
lesson-plain-none = There is nothing to be shown now: answer as you like.

# The end

result-winners =
    { $winners-count ->
        [0] Nobody won this time.
        [one] { $winners } won!
       *[other] { $winners } won together!
    }
result-together-won = You won together!
result-together-lost = You lost together.
result-score = { $seat }: { $score }.
result-score-together = { $score }.
result-row = { $row }: { $number }

# Rules and reasons

rule = { $clause }: { $text }
rule-of-question = The rule behind this question:
rule-of-event = The rule behind what happened last:
page-turn = A turn
page-signs = What the signs mean
page-end = How it ends
rules-what = Type r and a number, such as r 5.2, or words to look for.
more-rules =
    { $more ->
        [one] One more rule has these words.
       *[other] { $more } more rules have these words.
    }
cards-what = Type c and words on a card or the name of a place, such as c wolf.
card = { $name }: { $text }
no-card = No card and no place has all the words “{ $about }”.
more-cards =
    { $more ->
        [one] One more has these words.
       *[other] { $more } more have these words.
    }
pages-shut = There is no Future Book to read here, or it is still shut.
pages-open = { $book } lies open: type f to read it.
nothing-about = Neither a choice nor a rule has all the words “{ $about }”.
why-not = What you might expect and cannot do now:
why-not-none = Nothing that you might expect is missing.

# Taking back

undone = { $seat } took the last answer back.
undo-nothing = There is nothing to take back yet.
undo-left = A player who has left the table for good cannot take anything back.
undo-answered = This cannot be taken back: somebody else has answered since.
undo-asked = This cannot be taken back: somebody else has been asked because of it.
undo-luck = This cannot be taken back: dice were rolled or cards shuffled since.
undo-revealed = This cannot be taken back: something hidden was revealed since.
undo-imagined = This cannot be taken back: the match is only imagined.

# Saving

saved = Saved in { $file }.
saved-resume = Go on later with: { $command }
saved-replay = Watch it again with: fairytable replay { $file }
saved-verify = Check that it is true with: fairytable verify { $file }
save-failed = Nothing was saved: { $file }: { $problem }.

# Leaving for good

give_up-question = Shall { $seat } leave for good? The others play on, and this cannot be taken back.
give_up-last = Nobody else is left at the table; whoever is last cannot give up.

# One screen for several people

cover = Pass the screen to { $seat }.
cover-key = Press Enter when nobody else is looking.

# Windows, in which cards may be played into what others do

never-hint = n: no, and do not ask me about this again.
never-asked = You will not be asked about { $things } again. With a you are asked about everything again.
never-nothing = Only where a card may be played into what happens can you wish not to be asked again.
guide-told = Guide: { $words }
guide-key = t: no guide
guide-plain-key = (t switches the guide off.)
guide-is_on = The guide is on: at each kind of question it says once what matters.
guide-is_off = The guide is off, in later matches too. With t it comes back.
asked-again = From now on you are asked about every card again.

# The table line by line

plain-title = { $game }, with the pack “{ $pack }”.
plain-seats = At the table: { $players }.
plain-hint = Answer with a number; h helps.
plain-resumed =
    { $answers ->
        [one] The match goes on after one answer. This is what happened last:
       *[other] The match goes on after { $answers } answers. This is what happened last:
    }
plain-event = { $text } [{ $clause }]
plain-question = { $text } [{ $clause }]
plain-group = { $label }:
plain-choice = { $number }. { $label }
plain-large_group = { $first } to { $last }: { $label }
plain-elsewhere = { $first } to { $last }: the same elsewhere
plain-list_hint = Type l to hear them all, or l and some words to hear those that have these words.
plain-no_choice = No choice has the words “{ $about }”.
plain-refusal = Not now: { $reason } [{ $clause }]
plain-reason = { $reason } [{ $clause }]
plain-missing = - { $label }
plain-all_rules = See all of them with: r { $about }
plain-not_understood =
    “{ $line }” is not a choice. { $count ->
        [one] Type { $first }, or h for help.
       *[other] Type a number from { $first } to { $last }, or h for help.
    }
plain-nothing_typed =
    { $count ->
        [one] Type { $first }, or h for help.
       *[other] Type a number from { $first } to { $last }, or h for help.
    }
plain-over = The match is over: w tells what decided it, s saves it, u takes the last answer back, b shows the table, q leaves.
plain-input_ended = The input has ended before the match.
plain-save_first = Save the match before you leave? Type y or n.
plain-save_or_not = Please type y to save or n to leave without saving.
plain-give_up_or_not = Please type y to leave for good or n to stay.
plain-help =
    Type the number of a choice, or the choice in short words, such as: { $example }
    ?         explains what you cannot do now, and the rules behind it
    ? words   only what has these words, and rules about them
    w         what would you do? The best answers, with reasons; after the match, what decided it
    u         takes your last answer back
    b         shows the table, the map and the question again
    l words   of many choices, those with these words; without words all of them
    r words   rules with these words or this number, such as r 5.2
    c words   what is printed on a card, or what a place is good for
    f         in a game with a Future Book: its pages about the Future that has come
    s FILE    saves the match; without a file name under a new name
    q         leaves the table
    g         gives your seat up for good; the others play on
    n         where a card may be played into what happens: no, and do not ask me about it again
    a         ask me about every card again
    t         switches the guide off, or on again: what matters at a question that is new to you
    d         in a lesson: show me
    h         this help

# Before the match

welcome = Welcome to fairytable!
welcome-only_game = Tonight’s game is { $game }.
welcome-game = { $number }. { $game }, for { $fewest } to { $most } players
welcome-which_game = Which game shall it be, { $lowest } to { $highest }? Enter takes { $usual }.
welcome-how_many = How many seats has the table, { $lowest } to { $highest }? Enter takes { $usual }.
welcome-who = Who sits there? Type a name, or a bot: { $bots }.
welcome-seat = { $colour }? Enter takes { $usual }.
welcome-you = you
welcome-bot = the { $bot } bot
welcome-not_a_number = “{ $line }” is not a number from { $lowest } to { $highest }.

# The table as a full screen

screen-board = Board
screen-table = Table
screen-chronicle = Chronicle
screen-thinks = { $seat } thinks …
screen-within = { $seat }: { $group }
screen-back = Esc goes back
screen-group =
    { $choices ->
        [one] { $label } …
       *[other] { $label } … ({ $choices } choices)
    }
screen-save = Save the match
screen-leave = Leave the table
screen-leave_question = Save the match before you leave?
screen-save_and_leave = Save it and leave
screen-leave_unsaved = Leave without saving
screen-stay = Stay
screen-give_up = Leave for good
screen-filter = Type words to look for
screen-close = Esc closes
screen-rules = Rules
screen-cards = Cards
screen-why = Why not?
screen-map = Map
screen-help = Help
screen-help_text =
    Choose with the number keys, with the arrows and Enter, or with the mouse.
    Many choices come in groups: choose a group first; Esc goes back to the groups.

    Page up and Page down move the table, if it has more lines than fit.

    ?   why not? What you might expect and cannot do now, and the rule behind it
    w   what would you do? The best answers, with reasons; after the match, what decided it
    u   take your last answer back
    m   the whole map, or the whole table of a game without one
    r   look something up in the rules
    c   look up what is printed on a card, or what a place is good for
    f   in a game with a Future Book: its pages about the Future that has come
    s   save the match
    q   leave the table
    g   give your seat up for good; the others play on
    n   where a card may be played into what happens: no, and do not ask me about it again
    a   ask me about every card again
    t   switch the guide off, or on again: what matters at a question that is new to you
    d   in a lesson: show me
    h   this help

    A number such as { $clause } at the end of a line is the rule behind it: click it to read it.

key-why = Why not?
key-advise = Hint
key-undo = Undo
key-map = Map
key-table = Table
key-rules = Rules
key-cards = Cards
key-save = Save
key-help = Help
key-leave = Leave
key-next = Next
key-back = Back
key-end = End

# Watching a match again

replay-hint = Enter shows the next answer, b goes back, a number jumps there, w tells why, q ends.
replay-beginning =
    { $length ->
        [one] The beginning, before the only answer.
       *[other] The beginning, before the first of { $length } answers.
    }
replay-answer = Answer { $number } of { $length }, { $seat }: { $label }
replay-left = leaves the table for good
replay-unfinished = The match was saved here and can go on.
replay-not_understood = “{ $line }” is not a step: press Enter, or type b, w, q, or a number up to { $length }.

# What would you do? Reasons are made of the words for parts, which compare: part-<name>-more and part-<name>-less

part-victory-more = you win about { $amount } more matches in 100
part-victory-less = you win about { $amount } fewer matches in 100
part-defeat-more = about { $amount } fewer matches in 100 are lost
part-defeat-less = about { $amount } more matches in 100 are lost

hint-reason = { $kind ->
    [gain-loss-fear] So { $gain }, though { $loss }; with bad luck { $fear }.
    [gain-loss] So { $gain }, though { $loss }.
    [gain-fear] So { $gain }; with bad luck { $fear }.
    [gain] So { $gain }.
    [loss-fear] But { $loss }; with bad luck { $fear }.
    [loss] But { $loss }.
   *[fear] With bad luck { $fear }.
}
hint-beside = { $kind ->
    [gain-loss-fear] Compared with the best, { $gain }, but { $loss }; with bad luck { $fear }.
    [gain-loss] Compared with the best, { $gain }, but { $loss }.
    [gain-fear] Compared with the best, { $gain }; but with bad luck { $fear }.
    [gain] Compared with the best, { $gain }.
    [loss-fear] Compared with the best, { $loss }; with bad luck { $fear }.
    [loss] Compared with the best, { $loss }.
   *[fear] It is much the same, but with bad luck { $fear }.
}
hint-title = What a good player would think about:
hint-best = { $number }. { $option }
hint-nearly = { $number }. { $option } (nearly as good)
hint-worse = { $number }. { $option } (a little worse)
hint-only = There is only one answer.
hint-nobody = Nobody is asked anything now.
hint-why = { $has_reason ->
    [yes] { $reason } ({ $clause })
   *[no] ({ $clause })
}
hint-mixed = Others choose at the same time, so it is good not to be read: vary between these.

look-back-title = The moments that decided the match:
look-back-moment = { $number }. Answer { $step }, { $seat }: { $chosen }. Better, { $seat }: { $better }. { $reason }
look-back-none = No answer decided this match by itself.
because = { $seat }, { $option }: { $reason }
because-nothing = There was nothing to choose.
because-uncounted = Nothing that can be counted speaks for another answer.
partner-gladly = { $has_reason ->
    [yes] Gladly! { $option }: { $reason }
   *[no] Gladly! { $option }.
}
partner-rather = { $has_reason ->
    [yes] I would rather do something else. { $option }: { $reason }
   *[no] I would rather do something else: { $option }.
}
hint-thinking = A good player thinks about it …
