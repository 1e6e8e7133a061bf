"""Everything that is told in ThreeTale. `seat` is whom it happened to, `player` somebody else."""

from fairytable.games.threetale.events.course import COURSE
from fairytable.games.threetale.events.fights import FIGHTS
from fairytable.games.threetale.events.future import FUTURE
from fairytable.games.threetale.events.heroes import HEROES

EVENTS = (*COURSE, *HEROES, *FIGHTS, *FUTURE)
