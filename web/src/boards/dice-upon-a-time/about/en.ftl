# What the shelf says about Dice Upon a Time.

does = Step from route to route with dice that are high enough, and complete quests.
minutes = about 60 minutes
about = The heroes of the Brothers Grimm travel a land of routes, and every step needs a die that is high enough. Complete quests, feed the spirits of the forest, keep a magic item up your sleeve, and tell the best tale, alone or together.
gentle = Play now begins with the beginners’ game: three chapters, no Story cards, no Magic Items, no abilities.
