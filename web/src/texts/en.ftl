# The page's own words in English. What happens in a game, its questions and options come in words from the server.

# Where one can go

skip-to-main = To the main part
places = Places
place-shelf = The shelf
place-tables = My tables
place-replay = Replay
place-about = About
place-room = A table
to-the-shelf = To the shelf
try-again = Try again
close = Close
light-the-candle = Light the candle: dark colours
light-the-day = Open the shutters: light colours

# The shelf

welcome = Once upon a time, around a table…
welcome-more = Take a book from the shelf, and its story is laid out before you. Play it with friends, on one screen or far apart, or against players of wood and wits.
shelf = The books on the shelf
waiting-page = The page is being turned…
waiting-shelf = The books are being dusted…
players = { $fewest } to { $most } players
put-back = Put it back
play-now = Play now against bots
play-now-short = Play now
play-now-this = Play now against bots: { $title }
invite-friends = Invite friends
invite-short = Invite
invite-friends-to = Invite friends: { $title }
lesson-in = Lesson: { $title }
rules = Rules
open-book = Open the book

# Lessons

lesson = Lesson
lessons = Lessons: learn it by playing
lesson-minutes = { $minutes } minutes.
lesson-done = Taken.
lesson-begun = { $part } % so far.
lesson-offer = Your first match of this game?
lesson-offer-more = “{ $title }” tells you what to do and why, while you play: { $minutes } minutes. Afterwards you will find it here whenever you like.
lesson-offer-take = Take the lesson
lesson-offer-play = Play at once
lesson-teller = The teller
lesson-place = { $place } of { $places }
lesson-wait = It is the others' turn. Watch what they do.
lesson-on = Go on
lesson-back = Back
lesson-show-me = Show me
lesson-play-on = Play on from here
lesson-next = Next lesson: { $title }
lesson-to-book = Close the lesson
make-lesson = Make a lesson of this
make-lesson-more = Gives you the match up to here as a folder. Add your own words, and others can learn the game with it.
make-lesson-done = { $name }.zip contains the draft of your lesson: unpack it, write its words, and try it with fairytable lesson check.

book-any-does = A story of its own.
book-any-minutes = as long as it takes
book-any-about = This book has no description yet. Read its rules, or simply begin.

pack = Pack
pack-bring = Play with a pack of your own…
pack-faults =
    { $count ->
        [one] This pack has a fault:
       *[other] This pack has { $count } faults:
    }
pack-other-game = “{ $name }” is a pack for another game.

# What went wrong

mishap = That did not work
mishap-part = Part of the page could not be loaded. Please try again.
mishap-unreachable = The table cannot be reached right now. It may be starting up, or the connection is down.
lost-title = This page is missing from the book
lost-more = The address leads nowhere. Perhaps a letter was lost on the way.
shut = This door stays shut
closed-doors = This match is played behind closed doors: its host does not allow spectators.
sit-as = Sit down on the { $seat } chair
shut-more = The link is old or was not copied whole. Ask for a new one.
shut-uninvited = This is the address of a table, without the key that opens it. Ask your host for the invitation: behind “One link for everybody”, or beside your chair.
shut-link = Paste the invitation here, or open it in this tab:
shut-enter = Go in
shut-wrong = This is not an invitation to a table. It ends with a long row of letters after the name of the room.
away = Connection lost. Reconnecting…

# My tables

waiting-tables = Looking for your tables…
tables-none = No table yet
tables-none-more = Tables that you begin or join with this browser are kept here until you finish them.
table-lesson = Lesson: { $title }
table-your-turn = Your turn
table-lobby = Waiting for people
table-playing = Being played
table-over = The story has ended
table-stopped = Stopped
table-put-away = Put away
table-put-away-sure = Put it away for good?

# A table before the match

waiting-room = Coming to the table…
a-table-for = A table for
chairs = The chairs around the table
chair-open = An open chair
who-sits-here = Who sits on the { $seat } chair?
sitter-here = Here
sitter-open = Friend
sitter-bot = Bot
sitter-easy = easy
sitter-medium = medium
sitter-hard = hard
how-clever = How clever is the bot?
level-easy = Easy bot
level-medium = Medium bot
level-hard = Hard bot
name = Name
your-name = Your name
your-name-hint = as the others see it
you-play-as = You play as { $name }.
change-name = Change it
play-now-gentle = “Play now” begins with what suits a first match, against bots. With “Invite friends” you choose everything yourself.
your-name-as = Your name on the { $seat } chair
is-here = is here
is-away = is away
link-and-code = Link and QR code
sit-here = Sit down here
move-here = Move over here
open-again = Open the chair again
stand-up = Stand up
take-chair-away = Take the chair away
add-chair = Add a chair
room-link = One link for everybody
begin = Begin the story
begin-ready = Everybody is here.
begin-open =
    { $open ->
        [one] One chair is open: hand out its link, or let a bot sit down.
       *[other] { $open } chairs are open: hand out their links, or let bots sit down.
    }
sit-everywhere = All chairs are played here
share-seat = Share this seat
send-away = Hold it alone again
shared-seat = shared with { $names }
wait-for-host = You have a chair. The story begins when your host says so.
choose-a-chair = Take one of the open chairs, or stay and watch.
going-on = This table continues a saved match, with its chairs and its rules.
finer-options = Finer points
or-else = or { $free }
watching = What may watchers see?
watching-nobody = Nothing
watching-table = The table
watching-hands = All hands
pause = How long do bots take?
pause-0 = No time
pause-400 = A blink
pause-800 = A breath
pause-1500 = A good while
window = How long may others react?
window-1200 = A second
window-2000 = Two seconds
window-4000 = Four seconds
window-8000 = Eight seconds
invitation-room = Invite to this table
invitation-seat = Invite to the { $seat } chair
invitation-code = QR code of the link
invitation-link = The link
invitation-more = Point a phone's camera at the picture, or send the link. It opens this table and nothing else.
invitation-local = This link works only on this computer. For phones in your network, open the table at the address that was printed when it started.
invitation-network = It works for every phone and computer in your network.
copy-link = Copy the link
copied = Copied

# The table

waiting-board = The board is being unfolded…
stage-role = board
stage-nearer = Nearer
stage-whole = See the whole board
seats = Players
watchers =
    { $watchers ->
        [one] One person watches
       *[other] { $watchers } people watch
    }
seat-left = has left
seat-sat-in = { $level } sits in
seat-thinks = thinks
seat-open = nobody yet
seat-away = is away
seat-your-turn = your turn
seat-your-turn-title = Your turn
you-watch = You are watching
seat-chooses = chooses
seat-you = you
sit-in = Let a bot sit in
hand-back = Give the seat back
new-link = New link
see-hand = See their hand
look-as = Look through these eyes
question = What to do
waiting-for = We wait for { $names }.
rule-behind = The rule behind this: { $clause }
why-not = Why not?
and-more = and { $count } more
why-not-none = Nothing that you might expect is missing.
why-not-now-this = This is not part of the question. What can be chosen glows, and is listed on the buttons.
why-not-now = { $thing } is not part of this question. What can be chosen glows, and is listed on the buttons.
answer-kept = Your answer is saved: { $words }. It will be sent as soon as the connection is back.
answer-overtaken = The match went on before your answer could be sent again. Please look at the table.
why-not-later = Ask again when it is your turn.
hints = What would you do?
hints-short = Hint
hints-thinking = A good player thinks about it …
hints-mixed = The others choose at the same time. Vary between these, so that nobody can predict your choice.
hint-nearly = nearly as good
hint-worse = a little worse
very-well = Very well
window-open = One moment: anyone who can react may do so.
window-closed = Too late: the moment to answer has passed.
quiet-question = Only you see this question.
react-as = { $name } looks
never-ask = Do not ask me about this again
never-ask-about = Do not ask me about { $thing } again
ask-again = Ask me again about everything
ticks-done = { $done } of { $all } done
tick-done = done
allot-left =
    { $left ->
        [0] all laid out
        [one] 1 left
       *[other] { $left } left
    }
allot-more = One more: { $words }
allot-fewer = One fewer: { $words }
allot-send = So be it
offer-more = Add { $words }
offer-fewer = Take { $words } away
offer-nothing = nothing
chosen-so-far = Chosen so far
all-choices = All choices
answers-all = All answers
answers-few = Fewer answers
touch-the-board = Touch what glows on the table.
choices =
    { $count ->
        [one] 1 choice
       *[other] { $count } choices
    }
seconds-left =
    { $seconds ->
        [one] 1 second left
       *[other] { $seconds } seconds left
    }
really = Really? { $words }
to-the-result = To the end of the story
own-secret = You: { $answer }
undo = Undo
undo-what = Takes back: { $answer }
undo-ask-short = Ask to undo
undo-asked = Somebody would like to take an answer back
undo-yes = Let them
undo-no = Rather not
undo-withdraw = Never mind
curtain = { $name }, it is your turn
curtain-more = Hand over the device. Nobody else should look now.
curtain-up = I am { $name }: show me
recap = Since you were last here
recap-on = Go on

chronicle = Chronicle
chronicle-empty = Nothing has happened yet. It all begins here.
done-to-you = (this concerns you)
chat = Chat
chat-empty = Nobody has said anything yet.
chat-write = Say something
chat-say = Say
new-lines = { $count } new
chat-new = Chat, { $count } new
chronicle-and-chat = Chronicle and chat
chronicle-pin = Keep the chronicle open beside the table
chronicle-chat-new = Chronicle and chat, { $count } new
a-watcher = A watcher

keys = Keys
key-numbers = Numbers
key-numbers-does = choose the option with that number
key-arrows = Arrows
key-arrows-does = walk along the choices
key-enter = Enter
key-enter-does = choose
key-escape = Escape
key-escape-does = one step back, or skip what is being shown
key-undo = u
key-undo-does = undo
key-rules = r
key-rules-does = the rule behind the question
key-why = ?
key-why-does = why not, and this list
key-hint = W
key-hint-does = what would you do?

menu = Menu
speed = How fast do things move?
speed-calm = Calmly
speed-brisk = Briskly
speed-at_once = At once
light = Light
light-system = As the system
light-day = Day
light-night = Night
still = Without motion
sound = Soft sounds
calls = Call me when it is my turn
calls-refused = Your browser does not allow it. Its settings for this page can change that.
switch-off = Off
switch-on = On
save-record = Save the record
rules-page = The rules as a page
leave = Leave the match for good
leave-really = Really leave? The others play on without you.
report = Something is wrong here
report-more = Say what you saw and what you expected. The match and your words are stored beside the table's database, for a bug report.
report-send = Store the report
report-sent = Thank you. It is stored as { $file }.
seed-fingerprint = Fingerprint of the luck of this match: { $fingerprint }…
seed = The luck of this match came from the seed { $seed }.

# The guide of a first match

guide = Guide for newcomers
guide-label = A word about this
guide-known = Got it
guide-off = No guide
guide-waiting = …
guide-lingers = Take your time. Shall we look at what a good player would do?

# The rules

waiting-rules = Turning to the rules…
leaves = What there is to read
leaf-one-page = On one page
leaf-rules = Rules
leaf-glossary = Glossary
page-goal = Your goal
page-turn = A turn
page-signs = What the signs mean
page-end = How it ends
page-print = Print this page
page-from = fairytable · the game on one page
glossary-of = The glossary of
glossary-search = Search cards, spaces and pieces
glossary-found =
    { $count ->
        [one] 1 found
       *[other] { $count } found
    }
glossary-none = Nothing contains all these words.
glossary-empty = This game has no glossary.
waiting-glossary = Looking things up…
rules-of = The rules of
rules-search = Search the rules
rules-found =
    { $count ->
        [0] nothing found
        [one] 1 clause
       *[other] { $count } clauses
    }
rules-none = No clause contains all these words.
rules-contents = Contents
see-moment = See this moment again on the board

# The end

you-won = You won!
you-won-with = Together with { $names }.
they-won-together = They won together!
they-lost-together = This time they lost together
you-won-together = You won together!
you-lost-together = This time you lost together
you-came =
    { $place ->
        [1] You came first.
        [2] You came second.
        [3] You came third.
        [4] You came fourth.
        [5] You came fifth.
       *[other] You came sixth.
    }
you-came-shared =
    { $place ->
        [1] You share the first place.
        [2] You share the second place.
        [3] You share the third place.
        [4] You share the fourth place.
        [5] You share the fifth place.
       *[other] You share the sixth place.
    }
waiting-result = The tale is being written down…
place-match = A finished match
place = Place
place-shared = { $place }, shared
course = How it went
turn-leads = { $name } takes the lead.
share-match = A link to this match, for anyone
past-matches = Matches played at this table
past-won =
    { $count ->
        [one] { $winners } won
       *[other] { $winners } won together
    }
past-without-winner = Nobody won
score = Score
score-of = { $score } of { $whole }
count-sum = Together
who-led-when = Who led when: a line for every player
lead-changes =
    { $count ->
        [0] The lead never changed hands.
        [one] The lead changed hands once.
        [2] The lead changed hands twice.
       *[other] The lead changed hands { $count } times.
    }
decisive-moment = See the moment that decided it
moments = Which answers decided it?
moments-thinking = A good player goes through the match …
moments-none = No answer decided this match by itself.
moment-chosen = { $name }: { $chosen }
moment-better = Better, { $name }: { $better }. { $reason }
because = Why this answer?
because-told = A good player would say to { $name }: “{ $reason }”
because-nothing = There was nothing to choose.
rematch = Play again
rematch-host = The host can begin another match with everybody here.
rematch-begun = Another match has begun at this table.
rematch-sit = Take your seat
rematch-watch = Watch it
watch-replay = Watch it again
look-at-table = Look at the table

# The replay

waiting-replay = Turning back the pages…
record-lay = Choose the record of a match, or drop its file here, to replay it.
record-choose = Choose a file
record-unreadable = { $file } is not the record of a match.
replay-of = { $title }, once more
replay-controls = Through the match
replay-start = The table is laid.
replay-moment = Where in the match
moment-of = { $moment } of { $last }
step-back = One step back
step-on = One step on
play-replay = Play
pause-replay = Pause
eyes = Seen by
eyes-onlooker = Onlooker
branch = Go on from here as a new table

# About

about-title = About fairytable
about-what-title = What it is
about-what = A table for fairy-tale board games that enforces every rule and can explain it: click a line of the chronicle, or anything that is not possible, and the rule behind it opens. It runs on your own machine, and needs no account and no internet.
about-honest-title = An honest word
about-honest = The rules follow the printed rulebooks, restated in our own words. What the rulebooks do not contain, such as boards, roads, card texts and scenarios, we made up within their limits, and the page of each game says so. If you own the real box, you can load a pack with the real content. Nothing here is the publishers' art or text.
about-privacy-title = What is kept
about-privacy = This browser keeps a random token, by which it finds its tables again, and your settings. The server keeps the matches. Nothing is sent to anybody else.
about-fair-title = Luck you can check
about-fair = All dice and shuffles come from one number. Its fingerprint is shown when a match begins, the number itself when it is over, and the saved record can be verified from end to end.
credits = Credits
credits-fonts = Type: the Alegreya family by Juan Pablo del Peral, Huerta Tipográfica, under the SIL Open Font License.
credits-icons = Icons: game-icons.net, by Lorc, Delapouite and contributors, under CC BY 3.0; recoloured and arranged here. All other drawings are our own.
credits-software = Made with Svelte, Fluent, uqr and many other free programs.
credits-games = The five games, which are better still on a real table:
credits-fantastic-stories = Fantastic Stories, designed by Jeffrey D. Allers.
credits-grimm-forest = The Grimm Forest, designed by Tim Eisner, illustrated by Mr. Cuddington, published by Druid City Games.
credits-hungarian-folktales = Hungarian Folktales – The Board Game, designed by Balázs Lenhardt, illustrated by Balázs Gracza and Gizella Neuberger, published by Kard és Korona.
credits-dice-upon-a-time = Dice Upon a Time, designed by Istvan Szauer, illustrated by Tosin Matteo, published by Kard és Korona.
credits-threetale = ThreeTale, designed by Hristo Hristov, illustrated by Liliya Ivanova and others, published by Boarderia.
