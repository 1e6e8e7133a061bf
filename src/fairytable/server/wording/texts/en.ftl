# What the server itself says to people. Keys are refusal-<reason>, undo-<reason> and the like.

refusal-malformed = This message could not be understood.
refusal-malformed_because = This message could not be understood: { $because }.
refusal-too_large = This message is too large.
refusal-too_fast = That was too fast; please wait a moment.
refusal-hello_first = The first message has to be a hello.
refusal-hello_again = This connection has said hello already.
refusal-no_such_room = There is no such room.
refusal-no_such_match = There is no such match, or its rules have changed since it was played.
refusal-no_right = This link does not open the room. Ask the host for a new one.
refusal-others_play = Others are still playing at this table. Leave the match first, or finish it.
refusal-link_used = This link has been used already. Whoever sits there can make another one.
refusal-luck_known = The luck of this match is known, because it is a lesson or its record was saved during play. Others can join the next match.
refusal-knows_hands = Anyone who has seen what another player holds cannot play along in this match.
refusal-is_here = { $seat } is here and can answer.
refusal-just_away = { $seat } has been away for a moment only. A bot can sit in in { $seconds } seconds.
refusal-full = Too many browsers are connected here. Close one that you do not need, or come back later.
refusal-not_your_seat = This browser does not hold the seat { $seat }.
refusal-no_such_seat = There is no seat { $seat } at this table.
refusal-seat_taken = The seat { $seat } is taken already.
refusal-only_host = Only the host of the room may do that.
refusal-not_started = The match has not begun yet.
refusal-started = The match has begun already.
refusal-not_over = The match is not over yet.
refusal-over = The match is over.
refusal-stopped = This match cannot go on: { $because }
refusal-late = That question has been answered already.
refusal-not_asked = { $seat } has nothing to answer at the moment.
refusal-illegal = That is not one of the possible answers.
refusal-bot_answers = A bot answers for { $seat } at the moment. Take the seat back first.
refusal-no_bot = No bot sits in for { $seat }.
refusal-not_a_person = No person sits at { $seat }.
refusal-undo_nothing = There is nothing to take back.
refusal-undo_left = A player who has left the table cannot take anything back.
refusal-undo_answered = Somebody else has answered since; the others would have to agree.
refusal-undo_asked = Somebody else has been asked because of it; the others would have to agree.
refusal-undo_luck = Dice or cards have decided something since; the others would have to agree.
refusal-undo_revealed = Something hidden has come to light since; the others would have to agree.
refusal-undo_away = { $seat } would have to agree, and is away.
refusal-much_undone = So much has been taken back in this match that nothing more can be.
refusal-undo_denied = Not everybody agreed to take it back.
refusal-no_undo_asked = The request to take an answer back was withdrawn.
refusal-cannot_leave = { $seat } cannot leave the table now.
refusal-wrong_seats = { $because }
refusal-wrong_options = { $because }
refusal-no_watching = Watchers are not allowed at this table.
refusal-hands_too_late = Whether watchers see all hands has to be settled before the match begins.
refusal-only_own_view = You may look only as one of your own seats.
refusal-not_stored = The server could not store this. Nothing was changed; please try again.
refusal-empty_text = There is nothing to say in an empty line.
refusal-too_many_rooms = You have many unfinished tables. Finish one, or put it away, before you open another.
refusal-too_many_new_rooms = Many tables have been opened from here within an hour. Please wait a little before the next one.
refusal-no_room_for_more = The server has no place for another table at the moment. Please try again later.
refusal-too_many_reports = There are many reports already. Thank you; please tell us more a little later.
refusal-unknown_game = There is no such game.
refusal-unknown_pack = There is no such pack for this game.
refusal-unknown_lesson = There is no such lesson.
refusal-unknown_box = This pack has no such box.
refusal-no_page = Nobody has written a page about this game yet. Its rules are there.
refusal-lesson = { $because }
refusal-unknown_clause = There is no such clause.
refusal-faulty_pack = { $because }
refusal-damaged_record = { $because }
refusal-record_too_long = This record is longer than any match that is played here.
refusal-busy = Too many records are being played again at this moment; please try again soon.
refusal-much_to_think = The bots have much to think about already; please try again in a moment.
refusal-still_thinking = A good player is still thinking about what you asked before. Please wait a moment.
refusal-seed_secret = The record holds the luck still to come. It can be saved when the match is over.
refusal-no_person = A request needs the token of a browser: Authorization: Bearer TOKEN.
refusal-wrong_origin = Pages of other origins may not use this server.
refusal-wrong_host = The server does not go by this name. Its operator can add the name with --name.
refusal-not_found = There is nothing here.
refusal-wrong_method = This cannot be done here.
refusal-broken = Something went wrong on the server. Nothing was changed.
refusal-no_bot_level = There is no bot called { $level } here.
refusal-beyond_the_end = The record has only { $answers } answers.
refusal-unknown_language = This language is not available.

undo-ask =
    { $more ->
        [none] { $seat } would like to take the last answer back.
        [0] { $seat } would like to take this back: { $what }
        [one] { $seat } would like to take this back: { $what } One more thing would be undone with it.
       *[other] { $seat } would like to take this back: { $what } { $more } more things would be undone with it.
    }
undo-freely = { $seat } can take the last answer back.

result-none = Nobody won.
result-one = { $winners } won.
result-many = { $winners } won together.
result-together-won = You won together.
result-together-lost = You lost together.

stopped-rules = it was played with version { $played } of the rules, and this is version { $now }.
stopped-damaged = its answers can no longer be replayed.

announce-bot-sits-in = { $seat } is away, and a bot sits in.
announce-seat-opened = The host has taken the seat away from { $name }.
announce-seat-shared = { $other } now shares the seat of { $seat }.
announce-hand-seen =
    { $count ->
        [one] { $others } has seen what { $seat } holds in this match.
       *[other] { $others } have seen what { $seat } holds in this match.
    }
person-table = The table
person-watcher = Watcher
person-host = The host
person-guest = Somebody
bot-easy = Easy bot
bot-medium = Medium bot
bot-hard = Hard bot

# Lessons

lesson-otherwise = That is allowed, but our tale goes another way now: { $wanted }.
