(() => {
"use strict";
const CARD_NAMES = {"english":{"bare":{"S1":"Ace of Swords","S2":"Two of Swords","S3":"Three of Swords","S4":"Four of Swords","S5":"Five of Swords","S6":"Six of Swords","S7":"Seven of Swords","S8":"Eight of Swords","S9":"Nine of Swords","S10":"Ten of Swords","SV":"Knave of Swords","SC":"Cavalier of Swords","SQ":"Queen of Swords","SK":"King of Swords","C1":"Ace of Cups","C2":"Two of Cups","C3":"Three of Cups","C4":"Four of Cups","C5":"Five of Cups","C6":"Six of Cups","C7":"Seven of Cups","C8":"Eight of Cups","C9":"Nine of Cups","C10":"Ten of Cups","CV":"Knave of Cups","CC":"Cavalier of Cups","CQ":"Queen of Cups","CK":"King of Cups","B1":"Ace of Batons","B2":"Two of Batons","B3":"Three of Batons","B4":"Four of Batons","B5":"Five of Batons","B6":"Six of Batons","B7":"Seven of Batons","B8":"Eight of Batons","B9":"Nine of Batons","B10":"Ten of Batons","BV":"Knave of Batons","BC":"Cavalier of Batons","BQ":"Queen of Batons","BK":"King of Batons","D1":"Ace of Coins","D2":"Two of Coins","D3":"Three of Coins","D4":"Four of Coins","D5":"Five of Coins","D6":"Six of Coins","D7":"Seven of Coins","D8":"Eight of Coins","D9":"Nine of Coins","D10":"Ten of Coins","DV":"Knave of Coins","DC":"Cavalier of Coins","DQ":"Queen of Coins","DK":"King of Coins","T1":"Mountebank (trump 1)","T2":"Popess (trump 2)","T3":"Empress (trump 3)","T4":"Emperor (trump 4)","T5":"Pope (trump 5)","T6":"Lover (trump 6)","T7":"Chariot (trump 7)","T8":"Justice (trump 8)","T9":"Hermit (trump 9)","T10":"Wheel of Fortune (trump 10)","T11":"Strength (trump 11)","T12":"Hanged Man (trump 12)","T13":"Death (trump 13)","T14":"Temperance (trump 14)","T15":"Devil (trump 15)","T16":"Tower (trump 16)","T17":"Star (trump 17)","T18":"Moon (trump 18)","T19":"Sun (trump 19)","T20":"Angel (trump 20)","T21":"World (trump 21)","F":"Fool"},"inline":{"S1":"the Ace of Swords","S2":"the Two of Swords","S3":"the Three of Swords","S4":"the Four of Swords","S5":"the Five of Swords","S6":"the Six of Swords","S7":"the Seven of Swords","S8":"the Eight of Swords","S9":"the Nine of Swords","S10":"the Ten of Swords","SV":"the Knave of Swords","SC":"the Cavalier of Swords","SQ":"the Queen of Swords","SK":"the King of Swords","C1":"the Ace of Cups","C2":"the Two of Cups","C3":"the Three of Cups","C4":"the Four of Cups","C5":"the Five of Cups","C6":"the Six of Cups","C7":"the Seven of Cups","C8":"the Eight of Cups","C9":"the Nine of Cups","C10":"the Ten of Cups","CV":"the Knave of Cups","CC":"the Cavalier of Cups","CQ":"the Queen of Cups","CK":"the King of Cups","B1":"the Ace of Batons","B2":"the Two of Batons","B3":"the Three of Batons","B4":"the Four of Batons","B5":"the Five of Batons","B6":"the Six of Batons","B7":"the Seven of Batons","B8":"the Eight of Batons","B9":"the Nine of Batons","B10":"the Ten of Batons","BV":"the Knave of Batons","BC":"the Cavalier of Batons","BQ":"the Queen of Batons","BK":"the King of Batons","D1":"the Ace of Coins","D2":"the Two of Coins","D3":"the Three of Coins","D4":"the Four of Coins","D5":"the Five of Coins","D6":"the Six of Coins","D7":"the Seven of Coins","D8":"the Eight of Coins","D9":"the Nine of Coins","D10":"the Ten of Coins","DV":"the Knave of Coins","DC":"the Cavalier of Coins","DQ":"the Queen of Coins","DK":"the King of Coins","T1":"the Mountebank (trump 1)","T2":"the Popess (trump 2)","T3":"the Empress (trump 3)","T4":"the Emperor (trump 4)","T5":"the Pope (trump 5)","T6":"the Lover (trump 6)","T7":"the Chariot (trump 7)","T8":"Justice (trump 8)","T9":"the Hermit (trump 9)","T10":"the Wheel of Fortune (trump 10)","T11":"Strength (trump 11)","T12":"the Hanged Man (trump 12)","T13":"Death (trump 13)","T14":"Temperance (trump 14)","T15":"the Devil (trump 15)","T16":"the Tower (trump 16)","T17":"the Star (trump 17)","T18":"the Moon (trump 18)","T19":"the Sun (trump 19)","T20":"the Angel (trump 20)","T21":"the World (trump 21)","F":"the Fool"}},"french":{"bare":{"S1":"As d’Épées","S2":"Deux d’Épées","S3":"Trois d’Épées","S4":"Quatre d’Épées","S5":"Cinq d’Épées","S6":"Six d’Épées","S7":"Sept d’Épées","S8":"Huit d’Épées","S9":"Neuf d’Épées","S10":"Dix d’Épées","SV":"Valet d’Épées","SC":"Cavalier d’Épées","SQ":"Reine d’Épées","SK":"Roi d’Épées","C1":"As de Coupes","C2":"Deux de Coupes","C3":"Trois de Coupes","C4":"Quatre de Coupes","C5":"Cinq de Coupes","C6":"Six de Coupes","C7":"Sept de Coupes","C8":"Huit de Coupes","C9":"Neuf de Coupes","C10":"Dix de Coupes","CV":"Valet de Coupes","CC":"Cavalier de Coupes","CQ":"Reine de Coupes","CK":"Roi de Coupes","B1":"As de Bâtons","B2":"Deux de Bâtons","B3":"Trois de Bâtons","B4":"Quatre de Bâtons","B5":"Cinq de Bâtons","B6":"Six de Bâtons","B7":"Sept de Bâtons","B8":"Huit de Bâtons","B9":"Neuf de Bâtons","B10":"Dix de Bâtons","BV":"Valet de Bâtons","BC":"Cavalier de Bâtons","BQ":"Reine de Bâtons","BK":"Roi de Bâtons","D1":"As de Deniers","D2":"Deux de Deniers","D3":"Trois de Deniers","D4":"Quatre de Deniers","D5":"Cinq de Deniers","D6":"Six de Deniers","D7":"Sept de Deniers","D8":"Huit de Deniers","D9":"Neuf de Deniers","D10":"Dix de Deniers","DV":"Valet de Deniers","DC":"Cavalier de Deniers","DQ":"Reine de Deniers","DK":"Roi de Deniers","T1":"Le Bateleur (trump 1)","T2":"La Papesse (trump 2)","T3":"L’Impératrice (trump 3)","T4":"L’Empereur (trump 4)","T5":"Le Pape (trump 5)","T6":"L’Amoureux (trump 6)","T7":"Le Chariot (trump 7)","T8":"La Justice (trump 8)","T9":"L’Ermite (trump 9)","T10":"La Roue de Fortune (trump 10)","T11":"La Force (trump 11)","T12":"Le Pendu (trump 12)","T13":"La Mort (trump 13)","T14":"Tempérance (trump 14)","T15":"Le Diable (trump 15)","T16":"La Maison Dieu (trump 16)","T17":"L’Étoile (trump 17)","T18":"La Lune (trump 18)","T19":"Le Soleil (trump 19)","T20":"Le Jugement (trump 20)","T21":"Le Monde (trump 21)","F":"Le Fou"},"inline":{"S1":"the As d’Épées","S2":"the Deux d’Épées","S3":"the Trois d’Épées","S4":"the Quatre d’Épées","S5":"the Cinq d’Épées","S6":"the Six d’Épées","S7":"the Sept d’Épées","S8":"the Huit d’Épées","S9":"the Neuf d’Épées","S10":"the Dix d’Épées","SV":"the Valet d’Épées","SC":"the Cavalier d’Épées","SQ":"the Reine d’Épées","SK":"the Roi d’Épées","C1":"the As de Coupes","C2":"the Deux de Coupes","C3":"the Trois de Coupes","C4":"the Quatre de Coupes","C5":"the Cinq de Coupes","C6":"the Six de Coupes","C7":"the Sept de Coupes","C8":"the Huit de Coupes","C9":"the Neuf de Coupes","C10":"the Dix de Coupes","CV":"the Valet de Coupes","CC":"the Cavalier de Coupes","CQ":"the Reine de Coupes","CK":"the Roi de Coupes","B1":"the As de Bâtons","B2":"the Deux de Bâtons","B3":"the Trois de Bâtons","B4":"the Quatre de Bâtons","B5":"the Cinq de Bâtons","B6":"the Six de Bâtons","B7":"the Sept de Bâtons","B8":"the Huit de Bâtons","B9":"the Neuf de Bâtons","B10":"the Dix de Bâtons","BV":"the Valet de Bâtons","BC":"the Cavalier de Bâtons","BQ":"the Reine de Bâtons","BK":"the Roi de Bâtons","D1":"the As de Deniers","D2":"the Deux de Deniers","D3":"the Trois de Deniers","D4":"the Quatre de Deniers","D5":"the Cinq de Deniers","D6":"the Six de Deniers","D7":"the Sept de Deniers","D8":"the Huit de Deniers","D9":"the Neuf de Deniers","D10":"the Dix de Deniers","DV":"the Valet de Deniers","DC":"the Cavalier de Deniers","DQ":"the Reine de Deniers","DK":"the Roi de Deniers","T1":"le Bateleur (trump 1)","T2":"la Papesse (trump 2)","T3":"l’Impératrice (trump 3)","T4":"l’Empereur (trump 4)","T5":"le Pape (trump 5)","T6":"l’Amoureux (trump 6)","T7":"le Chariot (trump 7)","T8":"la Justice (trump 8)","T9":"l’Ermite (trump 9)","T10":"la Roue de Fortune (trump 10)","T11":"la Force (trump 11)","T12":"le Pendu (trump 12)","T13":"la Mort (trump 13)","T14":"Tempérance (trump 14)","T15":"le Diable (trump 15)","T16":"la Maison Dieu (trump 16)","T17":"l’Étoile (trump 17)","T18":"la Lune (trump 18)","T19":"le Soleil (trump 19)","T20":"le Jugement (trump 20)","T21":"le Monde (trump 21)","F":"le Fou"}},"italian":{"bare":{"S1":"Asso di Spade","S2":"Due di Spade","S3":"Tre di Spade","S4":"Quattro di Spade","S5":"Cinque di Spade","S6":"Sei di Spade","S7":"Sette di Spade","S8":"Otto di Spade","S9":"Nove di Spade","S10":"Dieci di Spade","SV":"Fante di Spade","SC":"Cavallo di Spade","SQ":"Donna di Spade","SK":"Re di Spade","C1":"Asso di Coppe","C2":"Due di Coppe","C3":"Tre di Coppe","C4":"Quattro di Coppe","C5":"Cinque di Coppe","C6":"Sei di Coppe","C7":"Sette di Coppe","C8":"Otto di Coppe","C9":"Nove di Coppe","C10":"Dieci di Coppe","CV":"Fante di Coppe","CC":"Cavallo di Coppe","CQ":"Donna di Coppe","CK":"Re di Coppe","B1":"Asso di Bastoni","B2":"Due di Bastoni","B3":"Tre di Bastoni","B4":"Quattro di Bastoni","B5":"Cinque di Bastoni","B6":"Sei di Bastoni","B7":"Sette di Bastoni","B8":"Otto di Bastoni","B9":"Nove di Bastoni","B10":"Dieci di Bastoni","BV":"Fante di Bastoni","BC":"Cavallo di Bastoni","BQ":"Donna di Bastoni","BK":"Re di Bastoni","D1":"Asso di Danari","D2":"Due di Danari","D3":"Tre di Danari","D4":"Quattro di Danari","D5":"Cinque di Danari","D6":"Sei di Danari","D7":"Sette di Danari","D8":"Otto di Danari","D9":"Nove di Danari","D10":"Dieci di Danari","DV":"Fante di Danari","DC":"Cavallo di Danari","DQ":"Donna di Danari","DK":"Re di Danari","T1":"Bagatto (trump 1)","T2":"Papessa (trump 2)","T3":"Imperatrice (trump 3)","T4":"Imperatore (trump 4)","T5":"Papa (trump 5)","T6":"Amore (trump 6)","T7":"Carro (trump 7)","T8":"Giustizia (trump 8)","T9":"Eremita (trump 9)","T10":"Fortuna (trump 10)","T11":"Forza (trump 11)","T12":"Appiccato (trump 12)","T13":"Morte (trump 13)","T14":"Temperanza (trump 14)","T15":"Diavolo (trump 15)","T16":"Casa (trump 16)","T17":"Stelle (trump 17)","T18":"Luna (trump 18)","T19":"Sole (trump 19)","T20":"Angelo (trump 20)","T21":"Mondo (trump 21)","F":"Matto"},"inline":{"S1":"the Asso di Spade","S2":"the Due di Spade","S3":"the Tre di Spade","S4":"the Quattro di Spade","S5":"the Cinque di Spade","S6":"the Sei di Spade","S7":"the Sette di Spade","S8":"the Otto di Spade","S9":"the Nove di Spade","S10":"the Dieci di Spade","SV":"the Fante di Spade","SC":"the Cavallo di Spade","SQ":"the Donna di Spade","SK":"the Re di Spade","C1":"the Asso di Coppe","C2":"the Due di Coppe","C3":"the Tre di Coppe","C4":"the Quattro di Coppe","C5":"the Cinque di Coppe","C6":"the Sei di Coppe","C7":"the Sette di Coppe","C8":"the Otto di Coppe","C9":"the Nove di Coppe","C10":"the Dieci di Coppe","CV":"the Fante di Coppe","CC":"the Cavallo di Coppe","CQ":"the Donna di Coppe","CK":"the Re di Coppe","B1":"the Asso di Bastoni","B2":"the Due di Bastoni","B3":"the Tre di Bastoni","B4":"the Quattro di Bastoni","B5":"the Cinque di Bastoni","B6":"the Sei di Bastoni","B7":"the Sette di Bastoni","B8":"the Otto di Bastoni","B9":"the Nove di Bastoni","B10":"the Dieci di Bastoni","BV":"the Fante di Bastoni","BC":"the Cavallo di Bastoni","BQ":"the Donna di Bastoni","BK":"the Re di Bastoni","D1":"the Asso di Danari","D2":"the Due di Danari","D3":"the Tre di Danari","D4":"the Quattro di Danari","D5":"the Cinque di Danari","D6":"the Sei di Danari","D7":"the Sette di Danari","D8":"the Otto di Danari","D9":"the Nove di Danari","D10":"the Dieci di Danari","DV":"the Fante di Danari","DC":"the Cavallo di Danari","DQ":"the Donna di Danari","DK":"the Re di Danari","T1":"the Bagatto (trump 1)","T2":"the Papessa (trump 2)","T3":"the Imperatrice (trump 3)","T4":"the Imperatore (trump 4)","T5":"the Papa (trump 5)","T6":"the Amore (trump 6)","T7":"the Carro (trump 7)","T8":"the Giustizia (trump 8)","T9":"the Eremita (trump 9)","T10":"the Fortuna (trump 10)","T11":"the Forza (trump 11)","T12":"the Appiccato (trump 12)","T13":"the Morte (trump 13)","T14":"the Temperanza (trump 14)","T15":"the Diavolo (trump 15)","T16":"the Casa (trump 16)","T17":"the Stelle (trump 17)","T18":"the Luna (trump 18)","T19":"the Sole (trump 19)","T20":"the Angelo (trump 20)","T21":"the Mondo (trump 21)","F":"the Matto"}}};
const RULE_CARDS = {"1597":{"name":"The game of the 1597 letter","rulings":[{"id":"1597.order.courts","question":"How do the court cards rank?","option":null,"inForce":"\"K Q C V\"","answers":{"\"K Q C V\"":{"wording":"King, Queen, Cavalier, Knave, then the pip cards.","standing":"inferred","sources":["The letter “On the Game of Tarot”, the paragraph on suits"]}}},{"id":"1597.order.round-suits","question":"Do the pip cards of Cups and Coins run upside down?","option":"round_suits_reversed","inForce":"false","answers":{"false":{"wording":"In all four suits the Ten is the highest pip and the Ace the lowest.","standing":"stated","sources":["The letter “On the Game of Tarot”, endnotes","La Maison des Jeux Académiques, Paris, opening: no reversal in the part read"]},"true":{"wording":"Cups and Coins run upside down: the Ace is the highest pip and the Ten the lowest.","standing":"reconstructed","sources":["The rules printed at Nevers, as reported","A modern page on the Piedmontese game for three, The Cards"]}}},{"id":"1597.order.top-trump","question":"Which trump is the highest?","option":null,"inForce":"false","answers":{"false":{"wording":"The World (21) is the highest trump, then 20, 19 and so on; the Mountebank (1) is last.","standing":"stated","sources":["The letter “On the Game of Tarot”, the paragraph on trumps"]}}},{"id":"1597.fool.not-a-trump","question":"Is the Fool a trump?","option":null,"inForce":"false","answers":{"false":{"wording":"The Fool is not a trump. It never has to be played as one, and a hand whose only odd card is the Fool counts as holding no trump.","standing":"stated","sources":["The letter “On the Game of Tarot”, endnotes"]}}},{"id":"1597.players","question":"How many can play?","option":null,"inForce":"\"two to six\"","answers":{"\"two to six\"":{"wording":"Two to six can play; four is most common.","standing":"stated","sources":["The letter “On the Game of Tarot”, the paragraph on dealing and play"]}}},{"id":"1597.table.direction","question":"Which way round do deal and play go?","option":null,"inForce":"\"right\"","answers":{"\"right\"":{"wording":"Deal and play go round to the right, anticlockwise.","standing":"reconstructed","sources":["“French Tarot Version 2”, a modern page, Setup","“Tarots”, a living-history wiki, plays to the left"]}}},{"id":"1597.table.first-dealer","question":"Who deals first?","option":null,"inForce":"\"by lot\"","answers":{"\"by lot\"":{"wording":"The first dealer is drawn by lot.","standing":"reconstructed","sources":["The letter “On the Game of Tarot”, silent","“French Tarot Version 2”, a modern page, Setup"]}}},{"id":"1597.table.next-dealer","question":"Who deals next?","option":null,"inForce":"\"next seat\"","answers":{"\"next seat\"":{"wording":"The deal passes to the next player after every hand.","standing":"inferred","sources":["The letter “On the Game of Tarot”, the paragraph on fifty"]}}},{"id":"1597.table.eldest","question":"Who is the eldest hand?","option":null,"inForce":"\"after the dealer\"","answers":{"\"after the dealer\"":{"wording":"The eldest hand is the player after the dealer. The eldest is dealt to first and leads to the first trick.","standing":"inferred","sources":["The letter “On the Game of Tarot”, the paragraph on dealing and play"]}}},{"id":"1597.deal.hand","question":"How many cards does everybody get?","option":null,"inForce":"12","answers":{"12":{"wording":"Everybody gets twelve cards, so there are twelve tricks.","standing":"stated","sources":["The letter “On the Game of Tarot”, the paragraph on dealing and play"]}}},{"id":"1597.deal.packets","question":"In what packets are they dealt?","option":null,"inForce":"[3,3,3,3]","answers":{"[3,3,3,3]":{"wording":"Deal in packets of three, eldest hand first. (The packet is our choice.)","standing":"reconstructed","sources":["The letter “On the Game of Tarot”, silent"]}}},{"id":"1597.deal.rest","question":"What happens to the cards left over?","option":null,"inForce":"\"stock\"","answers":{"\"stock\"":{"wording":"The cards that are not dealt lie aside as the stock. Nobody sees or scores them.","standing":"stated","sources":["The letter “On the Game of Tarot”, the paragraph on dealing and play"]}}},{"id":"1597.trick.lead","question":"Which card may be led?","option":null,"inForce":"\"any card\"","answers":{"\"any card\"":{"wording":"Any card may be led, a trump too, from the first trick on.","standing":"inferred","sources":["The letter “On the Game of Tarot”, the paragraph on dealing and play"]}}},{"id":"1597.trick.follow","question":"What must a player play?","option":null,"inForce":"\"suit, else trump, else anything\"","answers":{"\"suit, else trump, else anything\"":{"wording":"Follow the suit that was led if you can. If you are void in it, play a trump. If you have neither, play what you like.","standing":"stated","sources":["The letter “On the Game of Tarot”, the paragraph on dealing and play"]}}},{"id":"1597.trick.trump-led","question":"What if a trump is led?","option":null,"inForce":"\"trumps follow trumps\"","answers":{"\"trumps follow trumps\"":{"wording":"Trumps are a suit like another: if a trump is led, play any trump you have, and anything if you have none.","standing":"inferred","sources":["The letter “On the Game of Tarot”, the paragraph on dealing and play","“Tarots”, a living-history wiki, trumps led"]}}},{"id":"1597.trick.overtrump","question":"Must you play a higher trump if you can?","option":null,"inForce":"false","answers":{"false":{"wording":"There is no duty to win: you need not play a higher card, and a trump may be lower than the trumps already played. (Modern French tarot differs.)","standing":"inferred","sources":["The letter “On the Game of Tarot”, the paragraph on dealing and play","Rules of modern French tarot, asks for a higher trump"]}}},{"id":"1597.trick.winner","question":"Who wins a trick?","option":null,"inForce":"\"highest trump, else highest of the led suit\"","answers":{"\"highest trump, else highest of the led suit\"":{"wording":"The highest trump wins the trick. If there is no trump, the highest card of the suit led wins.","standing":"stated","sources":["The letter “On the Game of Tarot”, the paragraph on dealing and play"]}}},{"id":"1597.trick.off-suit","question":"Can a card of another suit win?","option":null,"inForce":"\"cannot win\"","answers":{"\"cannot win\"":{"wording":"A card that is neither a trump nor of the suit led cannot win, not even a King.","standing":"stated","sources":["The letter “On the Game of Tarot”, the paragraph on dealing and play"]}}},{"id":"1597.trick.next-lead","question":"Who leads to the next trick?","option":null,"inForce":"\"winner\"","answers":{"\"winner\"":{"wording":"The winner of a trick leads to the next one.","standing":"stated","sources":["The letter “On the Game of Tarot”, the paragraph on dealing and play"]}}},{"id":"1597.trick.face-down","question":"May taken tricks be looked at again?","option":null,"inForce":"\"face down\"","answers":{"\"face down\"":{"wording":"Taken tricks lie face down. What was seen was seen; a gift is given openly.","standing":"reconstructed","sources":["The letter “On the Game of Tarot”, silent"]}}},{"id":"1597.fool.any-time","question":"When may the Fool be played?","option":null,"inForce":"\"always\"","answers":{"\"always\"":{"wording":"The Fool may be played whenever it is your turn, even if you could follow suit, and even as a lead. You never have to, unless it is your last card.","standing":"stated","sources":["The letter “On the Game of Tarot”, the paragraph on the Fool"]}}},{"id":"1597.fool.led","question":"What if the Fool is led?","option":null,"inForce":"\"next card sets the suit\"","answers":{"\"next card sets the suit\"":{"wording":"If the Fool is led, the next player may play any card, and that card sets the suit. If it is a trump, trumps must be followed.","standing":"stated","sources":["The letter “On the Game of Tarot”, the paragraph on the Fool"]}}},{"id":"1597.fool.led-by-two","question":"What if one of two players leads the Fool?","option":null,"inForce":"\"second card wins\"","answers":{"\"second card wins\"":{"wording":"If there are two players and one leads the Fool, the other card wins, whatever it is.","standing":"inferred","sources":["The letter “On the Game of Tarot”, the paragraph on the Fool"]}}},{"id":"1597.fool.never-wins","question":"Can the Fool win a trick?","option":null,"inForce":"false","answers":{"false":{"wording":"The Fool never wins a trick.","standing":"inferred","sources":["The letter “On the Game of Tarot”, the paragraph on the Fool"]}}},{"id":"1597.fool.last-trick","question":"What if the Fool comes in the last trick?","option":"fool_last_trick","inForce":"\"ordinary\"","answers":{"\"ordinary\"":{"wording":"The last trick is no exception: the Fool is kept and paid for as in any other.","standing":"inferred","sources":["The letter “On the Game of Tarot”, the paragraph on the Fool"]},"\"lost\"":{"wording":"A Fool played to the last trick is taken by its winner, and nothing is given for it.","standing":"reconstructed","sources":["Rules of modern French tarot, the Excuse in the last trick"]}}},{"id":"1597.fool.exchange","question":"Does its player take the Fool back and give a card for it?","option":null,"inForce":"true","answers":{"true":{"wording":"The player of the Fool takes it back, lays it in the pile of taken cards, and gives the trick’s winner another card for it.","standing":"stated","sources":["The letter “On the Game of Tarot”, the paragraph on the Fool"]}}},{"id":"1597.fool.gift","question":"Which card may be given for the Fool?","option":"gift","inForce":"\"any\"","answers":{"\"any\"":{"wording":"Any card of your pile may be given for the Fool, whatever it is worth; only the Fool itself may not.","standing":"stated","sources":["The letter “On the Game of Tarot”, the paragraph on the Fool","“Tarots”, a living-history wiki, any other card won"]},"\"empty\"":{"wording":"A card worth no points must be given for the Fool, if there is one in your pile; if there is none, any card but the Fool.","standing":"reconstructed","sources":["A modern page on the Piedmontese game for three, Play","Notes to Lippi’s Malmantile racquistato, a worthless card"]}}},{"id":"1597.fool.gift-from","question":"Where does the given card come from?","option":null,"inForce":"\"pile\"","answers":{"\"pile\"":{"wording":"The given card comes from your pile of taken cards, never from your hand.","standing":"stated","sources":["The letter “On the Game of Tarot”, the paragraph on the Fool","“Tarots”, a living-history wiki, cards won"]}}},{"id":"1597.fool.gift-not-fool","question":"May the Fool itself be given?","option":null,"inForce":"false","answers":{"false":{"wording":"The Fool cannot be given for itself.","standing":"inferred","sources":["The letter “On the Game of Tarot”, the paragraph on the Fool"]}}},{"id":"1597.fool.gift-owner","question":"Whose is the given card?","option":null,"inForce":"\"the trick's winner\"","answers":{"\"the trick's winner\"":{"wording":"The given card belongs to the winner of the trick for good, its points too.","standing":"stated","sources":["The letter “On the Game of Tarot”, the paragraph on the Fool"]}}},{"id":"1597.fool.gift-moment","question":"When is the given card chosen?","option":null,"inForce":"\"after the trick\"","answers":{"\"after the trick\"":{"wording":"The card given for the Fool is chosen when the trick is complete.","standing":"inferred","sources":["The letter “On the Game of Tarot”, the paragraph on the Fool"]}}},{"id":"1597.fool.debt","question":"What if there is no card to give yet?","option":"settle","inForce":"\"first_trick\"","answers":{"\"first_trick\"":{"wording":"If you have no card to give yet, the debt waits: you pay the winner of the Fool’s trick as soon as you take a trick yourself.","standing":"stated","sources":["The letter “On the Game of Tarot”, the paragraph on the Fool","“Tarots”, a living-history wiki, pays later"]},"\"end\"":{"wording":"If you have no card to give yet, the debt waits until the hand is over: then you pay with any card you may give.","standing":"reconstructed","sources":["“Tarots”, a living-history wiki, pays later"]}}},{"id":"1597.fool.forfeit","question":"What if there never is a card to give?","option":"fool_forfeit","inForce":"true","answers":{"true":{"wording":"If you take no trick at all, the Fool goes to the winner of the trick it was played to, when the hand ends.","standing":"stated","sources":["The letter “On the Game of Tarot”, the paragraph on the Fool","“Tarots”, a living-history wiki, the Fool","Notes to Lippi’s Malmantile racquistato, the only way to lose it"]},"false":{"wording":"If you take no trick at all, you keep the Fool, and the winner of its trick goes without a card.","standing":"reconstructed","sources":["“French Tarot Version 2”, a modern page, Gameplay 4"]}}},{"id":"1597.revoke.penalty","question":"What does a revoke cost?","option":null,"inForce":"\"loses the game\"","answers":{"\"loses the game\"":{"wording":"A player who could have followed suit and did not loses the game at once. (Who wins then is our reading: with two players the other one; with more, the revoker is out, the hand is void and the best remaining total wins.)","standing":"stated","sources":["The letter “On the Game of Tarot”, the paragraph on dealing and play"]}}},{"id":"1597.revoke.handling","question":"Does this program refuse an illegal card?","option":"revoke","inForce":"\"refuse\"","answers":{"\"refuse\"":{"wording":"An illegal card is refused, and the player chooses again.","standing":"reconstructed","sources":["The letter “On the Game of Tarot”, silent"]},"\"lose\"":{"wording":"An illegal card falls and is noted; whoever sees it may call the revoke, and the letter’s penalty applies.","standing":"stated","sources":["The letter “On the Game of Tarot”, the paragraph on dealing and play"]}}},{"id":"1597.score.values","question":"What are the cards worth?","option":null,"inForce":"\"full\"","answers":{"\"full\"":{"wording":"The Fool is worth 5 points, the World 4, the Mountebank 4, a King 4, a Queen 3, a Cavalier 2, a Knave 1. Other cards are worth nothing.","standing":"stated","sources":["The letter “On the Game of Tarot”, the paragraph on values","“French Tarot Version 2”, a modern page, Optional and House Rules 1","Michael Dummett, The Game of Tarot, p. 215, as the letter reports"]}}},{"id":"1597.score.method","question":"How is a pile counted?","option":null,"inForce":"\"twelve\"","answers":{"\"twelve\"":{"wording":"Count your cards: one point for each card over twelve, one point off for each card short of twelve. Then add what the counting cards in your pile are worth. Twelve is the measure for any number of players, since everybody put in twelve.","standing":"stated","sources":["The letter “On the Game of Tarot”, the paragraph on scoring"]}}},{"id":"1597.score.one-point","question":"Does every card count one point besides?","option":null,"inForce":"false","answers":{"false":{"wording":"A card counts one point only through the count over or under twelve, not a second time.","standing":"inferred","sources":["The letter “On the Game of Tarot”, the paragraph on values; the summary"]}}},{"id":"1597.score.kept-fool","question":"Does a kept Fool count among the cards taken?","option":null,"inForce":"true","answers":{"true":{"wording":"Yes. A kept Fool counts as one of your cards, and its own points besides.","standing":"stated","sources":["The letter “On the Game of Tarot”, the paragraph on the Fool"]}}},{"id":"1597.score.exchange","question":"Does the given card change the count of cards?","option":null,"inForce":"\"piles are counted\"","answers":{"\"piles are counted\"":{"wording":"The piles are counted as they lie: the Fool adds one card to its player’s pile and the gift takes one away.","standing":"inferred","sources":["The letter “On the Game of Tarot”, the paragraph on the Fool"]}}},{"id":"1597.score.asleep","question":"Who scores cards that were not dealt?","option":null,"inForce":"\"nobody\"","answers":{"\"nobody\"":{"wording":"Nobody scores the cards in the stock, not even a King or the Fool.","standing":"reconstructed","sources":["The letter “On the Game of Tarot”, silent"]}}},{"id":"1597.score.below-zero","question":"Can a score fall below zero?","option":null,"inForce":"true","answers":{"true":{"wording":"A score can fall below zero and is carried on from hand to hand.","standing":"inferred","sources":["The letter “On the Game of Tarot”, the paragraph on scoring"]}}},{"id":"1597.end.target","question":"When is the game over?","option":null,"inForce":"\"fifty\"","answers":{"\"fifty\"":{"wording":"The game is over when a player has fifty points or more. You look only when a hand has been counted.","standing":"stated","sources":["The letter “On the Game of Tarot”, the paragraph on fifty"]}}},{"id":"1597.end.winner","question":"Who wins the game?","option":"winner","inForce":"\"highest\"","answers":{"\"highest\"":{"wording":"If several players have fifty after the same hand, the highest total wins. Equal highest totals share the win.","standing":"reconstructed","sources":["The letter “On the Game of Tarot”, silent","“French Tarot Version 2”, a modern page, House Rules 2"]},"\"elder\"":{"wording":"If several players have fifty after the same hand, the one nearest in play after the dealer wins, whatever the totals.","standing":"reconstructed","sources":["“French Tarot Version 2”, a modern page, Optional and House Rules 2"]},"\"elder_on_equal\"":{"wording":"If several players have fifty after the same hand, the highest total wins; of equal highest totals, the one nearest in play after the dealer.","standing":"reconstructed","sources":["“French Tarot Version 2”, a modern page, Optional and House Rules 2"]},"\"instant\"":{"wording":"The first player to declare fifty during play, and to be right, wins at once. A Fool that is not paid for yet does not count. If nobody declares, the highest total wins after the hand.","standing":"reconstructed","sources":["“French Tarot Version 2”, a modern page, Optional and House Rules 2"]}}},{"id":"1597.end.nobody","question":"What if nobody has won yet?","option":null,"inForce":"\"another hand\"","answers":{"\"another hand\"":{"wording":"If nobody has fifty, the next dealer shuffles all 78 cards and a new hand is played.","standing":"stated","sources":["The letter “On the Game of Tarot”, the paragraph on fifty"]}}}]},"1659":{"name":"The French game of 1659","rulings":[{"id":"1659.order.courts","question":"How do the court cards rank?","option":null,"inForce":"\"K Q C V\"","answers":{"\"K Q C V\"":{"wording":"King, Queen, Cavalier, Knave, then the pip cards.","standing":"inferred","sources":["“French Tarot Version 2”, a modern page, Gameplay 3","The letter “On the Game of Tarot”, the paragraph on suits"]}}},{"id":"1659.order.round-suits","question":"Do the pip cards of Cups and Coins run upside down?","option":"round_suits_reversed","inForce":"false","answers":{"false":{"wording":"In all four suits the Ten is the highest pip and the Ace the lowest.","standing":"stated","sources":["“French Tarot Version 2”, a modern page, Gameplay 3","La Maison des Jeux Académiques, Paris, opening"]},"true":{"wording":"Cups and Coins run upside down: the Ace is the highest pip and the Ten the lowest.","standing":"reconstructed","sources":["The rules printed at Nevers, as reported","A modern page on the Piedmontese game for three, The Cards"]}}},{"id":"1659.order.top-trump","question":"Which trump is the highest?","option":null,"inForce":"false","answers":{"false":{"wording":"The World (21) is the highest trump, then 20, 19 and so on; the Mountebank (1) is last.","standing":"inferred","sources":["The letter “On the Game of Tarot”, the paragraph on trumps","La Maison des Jeux Académiques, Paris, opening: each trump carries its number"]}}},{"id":"1659.fool.not-a-trump","question":"Is the Fool a trump?","option":null,"inForce":"false","answers":{"false":{"wording":"The Fool is not a trump. It never has to be played as one, and a hand whose only odd card is the Fool counts as holding no trump.","standing":"inferred","sources":["“French Tarot Version 2”, a modern page, Gameplay 4","The letter “On the Game of Tarot”, endnotes"]}}},{"id":"1659.players","question":"How many can play?","option":"few_players","inForce":"false","answers":{"false":{"wording":"Four, five or six can play; four is usual.","standing":"stated","sources":["“French Tarot Version 2”, a modern page, head"]},"true":{"wording":"Two or three may play as well as four, five or six.","standing":"reconstructed","sources":["The letter “On the Game of Tarot”, the paragraph on dealing and play","La Maison des Jeux Académiques, Paris, opening: as many or as few as one likes"]}}},{"id":"1659.table.direction","question":"Which way round do deal and play go?","option":null,"inForce":"\"right\"","answers":{"\"right\"":{"wording":"Deal and play go round to the right, anticlockwise.","standing":"stated","sources":["“French Tarot Version 2”, a modern page, Setup"]}}},{"id":"1659.table.first-dealer","question":"Who deals first?","option":null,"inForce":"\"by lot\"","answers":{"\"by lot\"":{"wording":"The first dealer is drawn by lot.","standing":"stated","sources":["“French Tarot Version 2”, a modern page, Setup"]}}},{"id":"1659.table.next-dealer","question":"Who deals next?","option":null,"inForce":"\"next seat\"","answers":{"\"next seat\"":{"wording":"The deal passes to the next player after every hand.","standing":"reconstructed","sources":["“French Tarot Version 2”, a modern page, silent","The letter “On the Game of Tarot”, the paragraph on fifty"]}}},{"id":"1659.table.eldest","question":"Who is the eldest hand?","option":null,"inForce":"\"after the dealer\"","answers":{"\"after the dealer\"":{"wording":"The eldest hand is the player after the dealer. The eldest is dealt to first and leads to the first trick.","standing":"stated","sources":["“French Tarot Version 2”, a modern page, Gameplay 1"]}}},{"id":"1659.deal.hand","question":"How many cards does everybody get?","option":null,"inForce":"12","answers":{"12":{"wording":"Everybody gets twelve cards, so there are twelve tricks.","standing":"stated","sources":["“French Tarot Version 2”, a modern page, Setup"]}}},{"id":"1659.deal.packets","question":"In what packets are they dealt?","option":null,"inForce":"[3,3,3,3]","answers":{"[3,3,3,3]":{"wording":"Deal in packets of three, eldest hand first. (The packet is our choice.)","standing":"reconstructed","sources":["“French Tarot Version 2”, a modern page, silent"]}}},{"id":"1659.deal.rest","question":"What happens to the cards left over?","option":null,"inForce":"\"stock\"","answers":{"\"stock\"":{"wording":"The cards that are not dealt lie aside as the stock. Nobody sees or scores them.","standing":"stated","sources":["“French Tarot Version 2”, a modern page, Setup"]}}},{"id":"1659.trick.lead","question":"Which card may be led?","option":null,"inForce":"\"any card\"","answers":{"\"any card\"":{"wording":"Any card may be led, a trump too, from the first trick on.","standing":"inferred","sources":["“French Tarot Version 2”, a modern page, Gameplay 2"]}}},{"id":"1659.trick.follow","question":"What must a player play?","option":null,"inForce":"\"suit, else trump, else anything\"","answers":{"\"suit, else trump, else anything\"":{"wording":"Follow the suit that was led if you can. If you are void in it, play a trump. If you have neither, play what you like.","standing":"stated","sources":["“French Tarot Version 2”, a modern page, Gameplay 2"]}}},{"id":"1659.trick.trump-led","question":"What if a trump is led?","option":null,"inForce":"\"trumps follow trumps\"","answers":{"\"trumps follow trumps\"":{"wording":"Trumps are a suit like another: if a trump is led, play any trump you have, and anything if you have none.","standing":"inferred","sources":["“French Tarot Version 2”, a modern page, Gameplay 2","“Tarots”, a living-history wiki, trumps led"]}}},{"id":"1659.trick.overtrump","question":"Must you play a higher trump if you can?","option":null,"inForce":"false","answers":{"false":{"wording":"There is no duty to win: you need not play a higher card, and a trump may be lower than the trumps already played. (Modern French tarot differs.)","standing":"inferred","sources":["“French Tarot Version 2”, a modern page, Gameplay 2","Rules of modern French tarot, asks for a higher trump"]}}},{"id":"1659.trick.winner","question":"Who wins a trick?","option":null,"inForce":"\"highest trump, else highest of the led suit\"","answers":{"\"highest trump, else highest of the led suit\"":{"wording":"The highest trump wins the trick. If there is no trump, the highest card of the suit led wins.","standing":"stated","sources":["“French Tarot Version 2”, a modern page, Gameplay 3"]}}},{"id":"1659.trick.off-suit","question":"Can a card of another suit win?","option":null,"inForce":"\"cannot win\"","answers":{"\"cannot win\"":{"wording":"A card that is neither a trump nor of the suit led cannot win, not even a King.","standing":"stated","sources":["“French Tarot Version 2”, a modern page, Gameplay 3"]}}},{"id":"1659.trick.next-lead","question":"Who leads to the next trick?","option":null,"inForce":"\"winner\"","answers":{"\"winner\"":{"wording":"The winner of a trick leads to the next one.","standing":"stated","sources":["“French Tarot Version 2”, a modern page, Gameplay 5"]}}},{"id":"1659.trick.face-down","question":"May taken tricks be looked at again?","option":null,"inForce":"\"face down\"","answers":{"\"face down\"":{"wording":"Taken tricks lie face down. What was seen was seen; a gift is given openly.","standing":"reconstructed","sources":["“French Tarot Version 2”, a modern page, silent"]}}},{"id":"1659.fool.any-time","question":"When may the Fool be played?","option":null,"inForce":"\"always\"","answers":{"\"always\"":{"wording":"The Fool may be played whenever it is your turn, even if you could follow suit, and even as a lead. You never have to, unless it is your last card.","standing":"stated","sources":["“French Tarot Version 2”, a modern page, Gameplay 4"]}}},{"id":"1659.fool.led","question":"What if the Fool is led?","option":null,"inForce":"\"next card sets the suit\"","answers":{"\"next card sets the suit\"":{"wording":"If the Fool is led, the next player may play any card, and that card sets the suit. If it is a trump, trumps must be followed.","standing":"inferred","sources":["“French Tarot Version 2”, a modern page, silent","The letter “On the Game of Tarot”, the paragraph on the Fool"]}}},{"id":"1659.fool.led-by-two","question":"What if one of two players leads the Fool?","option":null,"inForce":"\"second card wins\"","answers":{"\"second card wins\"":{"wording":"If there are two players and one leads the Fool, the other card wins, whatever it is.","standing":"inferred","sources":["“French Tarot Version 2”, a modern page, Gameplay 4","The letter “On the Game of Tarot”, the paragraph on the Fool"]}}},{"id":"1659.fool.never-wins","question":"Can the Fool win a trick?","option":null,"inForce":"false","answers":{"false":{"wording":"The Fool never wins a trick.","standing":"stated","sources":["“French Tarot Version 2”, a modern page, Gameplay 4"]}}},{"id":"1659.fool.last-trick","question":"What if the Fool comes in the last trick?","option":"fool_last_trick","inForce":"\"ordinary\"","answers":{"\"ordinary\"":{"wording":"The last trick is no exception: the Fool is kept and paid for as in any other.","standing":"inferred","sources":["“French Tarot Version 2”, a modern page, Gameplay 4"]},"\"lost\"":{"wording":"A Fool played to the last trick is taken by its winner, and nothing is given for it.","standing":"reconstructed","sources":["Rules of modern French tarot, the Excuse in the last trick"]}}},{"id":"1659.fool.exchange","question":"Does its player take the Fool back and give a card for it?","option":null,"inForce":"true","answers":{"true":{"wording":"The player of the Fool takes it back, lays it in the pile of taken cards, and gives the trick’s winner another card for it.","standing":"stated","sources":["“French Tarot Version 2”, a modern page, Gameplay 4"]}}},{"id":"1659.fool.gift","question":"Which card may be given for the Fool?","option":"gift","inForce":"\"any\"","answers":{"\"any\"":{"wording":"Any card of your pile may be given for the Fool, whatever it is worth; only the Fool itself may not.","standing":"stated","sources":["“French Tarot Version 2”, a modern page, Gameplay 4"]},"\"empty\"":{"wording":"A card worth no points must be given for the Fool, if there is one in your pile; if there is none, any card but the Fool.","standing":"reconstructed","sources":["A modern page on the Piedmontese game for three, Play","Notes to Lippi’s Malmantile racquistato, a worthless card"]}}},{"id":"1659.fool.gift-from","question":"Where does the given card come from?","option":null,"inForce":"\"pile\"","answers":{"\"pile\"":{"wording":"The given card comes from your pile of taken cards, never from your hand.","standing":"inferred","sources":["“French Tarot Version 2”, a modern page, silent","The letter “On the Game of Tarot”, the paragraph on the Fool"]}}},{"id":"1659.fool.gift-not-fool","question":"May the Fool itself be given?","option":null,"inForce":"false","answers":{"false":{"wording":"The Fool cannot be given for itself.","standing":"inferred","sources":["“French Tarot Version 2”, a modern page, Gameplay 4"]}}},{"id":"1659.fool.gift-owner","question":"Whose is the given card?","option":null,"inForce":"\"the trick's winner\"","answers":{"\"the trick's winner\"":{"wording":"The given card belongs to the winner of the trick for good, its points too.","standing":"stated","sources":["“French Tarot Version 2”, a modern page, Gameplay 4"]}}},{"id":"1659.fool.gift-moment","question":"When is the given card chosen?","option":null,"inForce":"\"after the trick\"","answers":{"\"after the trick\"":{"wording":"The card given for the Fool is chosen when the trick is complete.","standing":"inferred","sources":["“French Tarot Version 2”, a modern page, Gameplay 4","The letter “On the Game of Tarot”, the paragraph on the Fool"]}}},{"id":"1659.fool.debt","question":"What if there is no card to give yet?","option":"settle","inForce":"\"first_trick\"","answers":{"\"first_trick\"":{"wording":"If you have no card to give yet, the debt waits: you pay the winner of the Fool’s trick as soon as you take a trick yourself.","standing":"inferred","sources":["“French Tarot Version 2”, a modern page, silent","The letter “On the Game of Tarot”, the paragraph on the Fool"]},"\"end\"":{"wording":"If you have no card to give yet, the debt waits until the hand is over: then you pay with any card you may give.","standing":"reconstructed","sources":["“Tarots”, a living-history wiki, pays later"]}}},{"id":"1659.fool.forfeit","question":"What if there never is a card to give?","option":"fool_forfeit","inForce":"true","answers":{"true":{"wording":"If you take no trick at all, the Fool goes to the winner of the trick it was played to, when the hand ends.","standing":"reconstructed","sources":["The letter “On the Game of Tarot”, the paragraph on the Fool","Michael Dummett, The Game of Tarot, the common root of both French texts"]},"false":{"wording":"If you take no trick at all, you keep the Fool, and the winner of its trick goes without a card.","standing":"stated","sources":["“French Tarot Version 2”, a modern page, Gameplay 4"]}}},{"id":"1659.revoke.penalty","question":"What does a revoke cost?","option":null,"inForce":"\"silent\"","answers":{"\"silent\"":{"wording":"The source does not say what a revoke costs. Agree before you play; here an illegal card is taken back.","standing":"reconstructed","sources":["“French Tarot Version 2”, a modern page, silent"]}}},{"id":"1659.revoke.handling","question":"Does this program refuse an illegal card?","option":null,"inForce":"\"refuse\"","answers":{"\"refuse\"":{"wording":"An illegal card is refused, and the player chooses again.","standing":"reconstructed","sources":["“French Tarot Version 2”, a modern page, silent"]}}},{"id":"1659.score.values","question":"What are the cards worth?","option":"values","inForce":"\"base\"","answers":{"\"base\"":{"wording":"The Fool is worth 5 points and each King 4. Other cards are worth nothing.","standing":"inferred","sources":["“French Tarot Version 2”, a modern page, History","“French Tarot Version 2”, a modern page, Optional and House Rules 1"]},"\"full\"":{"wording":"The Fool is worth 5 points, the World 4, the Mountebank 4, a King 4, a Queen 3, a Cavalier 2, a Knave 1. Other cards are worth nothing.","standing":"stated","sources":["“French Tarot Version 2”, a modern page, Optional and House Rules 1"]}}},{"id":"1659.score.method","question":"How is a pile counted?","option":null,"inForce":"\"twelve\"","answers":{"\"twelve\"":{"wording":"Count your cards: one point for each card over twelve, one point off for each card short of twelve. Then add what the counting cards in your pile are worth. Twelve is the measure for any number of players, since everybody put in twelve.","standing":"stated","sources":["“French Tarot Version 2”, a modern page, Scoring"]}}},{"id":"1659.score.one-point","question":"Does every card count one point besides?","option":null,"inForce":"false","answers":{"false":{"wording":"A card counts one point only through the count over or under twelve, not a second time.","standing":"inferred","sources":["“French Tarot Version 2”, a modern page, Scoring","The letter “On the Game of Tarot”, the summary"]}}},{"id":"1659.score.kept-fool","question":"Does a kept Fool count among the cards taken?","option":null,"inForce":"true","answers":{"true":{"wording":"Yes. A kept Fool counts as one of your cards, and its own points besides.","standing":"inferred","sources":["“French Tarot Version 2”, a modern page, Gameplay 4","The letter “On the Game of Tarot”, the paragraph on the Fool"]}}},{"id":"1659.score.exchange","question":"Does the given card change the count of cards?","option":null,"inForce":"\"piles are counted\"","answers":{"\"piles are counted\"":{"wording":"The piles are counted as they lie: the Fool adds one card to its player’s pile and the gift takes one away.","standing":"inferred","sources":["“French Tarot Version 2”, a modern page, Gameplay 4; Scoring"]}}},{"id":"1659.score.asleep","question":"Who scores cards that were not dealt?","option":null,"inForce":"\"nobody\"","answers":{"\"nobody\"":{"wording":"Nobody scores the cards in the stock, not even a King or the Fool.","standing":"reconstructed","sources":["“French Tarot Version 2”, a modern page, silent"]}}},{"id":"1659.score.below-zero","question":"Can a score fall below zero?","option":null,"inForce":"true","answers":{"true":{"wording":"A score can fall below zero and is carried on from hand to hand.","standing":"inferred","sources":["“French Tarot Version 2”, a modern page, Scoring"]}}},{"id":"1659.end.target","question":"When is the game over?","option":null,"inForce":"\"fifty\"","answers":{"\"fifty\"":{"wording":"The game is over when a player has fifty points or more. You look only when a hand has been counted.","standing":"stated","sources":["“French Tarot Version 2”, a modern page, Victory Conditions"]}}},{"id":"1659.end.winner","question":"Who wins the game?","option":"winner","inForce":"\"highest\"","answers":{"\"highest\"":{"wording":"If several players have fifty after the same hand, the highest total wins. Equal highest totals share the win.","standing":"reconstructed","sources":["“French Tarot Version 2”, a modern page, Optional and House Rules 2"]},"\"elder\"":{"wording":"If several players have fifty after the same hand, the one nearest in play after the dealer wins, whatever the totals.","standing":"inferred","sources":["“French Tarot Version 2”, a modern page, Optional and House Rules 2"]},"\"elder_on_equal\"":{"wording":"If several players have fifty after the same hand, the highest total wins; of equal highest totals, the one nearest in play after the dealer.","standing":"inferred","sources":["“French Tarot Version 2”, a modern page, Optional and House Rules 2"]},"\"instant\"":{"wording":"The first player to declare fifty during play, and to be right, wins at once. A Fool that is not paid for yet does not count. If nobody declares, the highest total wins after the hand.","standing":"stated","sources":["“French Tarot Version 2”, a modern page, Optional and House Rules 2"]}}},{"id":"1659.end.nobody","question":"What if nobody has won yet?","option":null,"inForce":"\"another hand\"","answers":{"\"another hand\"":{"wording":"If nobody has fifty, the next dealer shuffles all 78 cards and a new hand is played.","standing":"inferred","sources":["“French Tarot Version 2”, a modern page, Scoring"]}}}]},"piedmontese":{"name":"The Piedmontese game (Scarto)","rulings":[{"id":"piedmontese.pack.french-suits","question":"How do French suits stand in for the Italian ones?","option":null,"inForce":"\"pairs\"","answers":{"\"pairs\"":{"wording":"With a French-suited pack, Spades stand for Swords, Clubs for Batons, Hearts for Cups and Diamonds for Coins. So the red suits are the ones that run upside down.","standing":"stated","sources":["A modern page on the Piedmontese game for three, The Cards"]}}},{"id":"piedmontese.order.courts","question":"How do the court cards rank?","option":null,"inForce":"\"K Q C V\"","answers":{"\"K Q C V\"":{"wording":"King, Queen, Cavalier, Knave, then the pip cards.","standing":"stated","sources":["A modern page on the Piedmontese game for three, The Cards"]}}},{"id":"piedmontese.order.round-suits","question":"Do the pip cards of Cups and Coins run upside down?","option":"round_suits_reversed","inForce":"true","answers":{"true":{"wording":"In Cups and Coins the pips run upside down: the Ace is the highest pip and the Ten the lowest, all below the court cards. In Swords and Batons the Ten is the highest pip.","standing":"stated","sources":["A modern page on the Piedmontese game for three, The Cards","Jacopo Gelli, Piccola enciclopedia, p. 33","“Scarto”, English-language encyclopedia article, ranks","“Tarocchi a 3”, rules of a club in Genoa, ranks"]},"false":{"wording":"In all four suits the Ten is the highest pip and the Ace the lowest.","standing":"reconstructed","sources":["“Tarocchi is a simple game for four”, a modern page, drops the reversal"]}}},{"id":"piedmontese.order.top-trump","question":"Which trump is the highest?","option":"angel_high","inForce":"true","answers":{"true":{"wording":"The Angel (20) is the highest trump: it beats the World (21). Then come 19, 18 and so on; the Mountebank (1) is last.","standing":"stated","sources":["A modern page on the Piedmontese game for three, The Cards","Jacopo Gelli, Piccola enciclopedia, p. 33","“Tarocco Piemontese”, encyclopedia article, order of trumps"]},"false":{"wording":"The World (21) is the highest trump and takes the Angel’s place as an honour; the Angel (20) is then an empty card.","standing":"reconstructed","sources":["“Scarto” for a French-suited pack, a modern page, order of trumps","A modern page on the Piedmontese game for three, The Cards"]}}},{"id":"piedmontese.honours","question":"Which cards are called honours?","option":null,"inForce":"\"top trump, Mountebank, Fool\"","answers":{"\"top trump, Mountebank, Fool\"":{"wording":"The highest trump, the Mountebank (here called the Pagat) and the Fool are the honours.","standing":"stated","sources":["A modern page on the Piedmontese game for three, The Cards"]}}},{"id":"piedmontese.fool.not-a-trump","question":"Is the Fool a trump?","option":null,"inForce":"false","answers":{"false":{"wording":"The Fool is not a trump. It never has to be played as one, and a hand whose only odd card is the Fool counts as holding no trump.","standing":"inferred","sources":["A modern page on the Piedmontese game for three, Deal, on trumps “other” than the Fool","“Scarto”, English-language encyclopedia article, Fool"]}}},{"id":"piedmontese.players","question":"How many can play?","option":null,"inForce":"\"three\"","answers":{"\"three\"":{"wording":"Exactly three play, each for themselves.","standing":"stated","sources":["A modern page on the Piedmontese game for three, opening"]}}},{"id":"piedmontese.table.direction","question":"Which way round do deal and play go?","option":null,"inForce":"\"right\"","answers":{"\"right\"":{"wording":"Deal and play go round to the right, anticlockwise.","standing":"stated","sources":["A modern page on the Piedmontese game for three, Deal and Play"]}}},{"id":"piedmontese.table.first-dealer","question":"Who deals first?","option":null,"inForce":"\"by lot\"","answers":{"\"by lot\"":{"wording":"The first dealer is drawn by lot.","standing":"stated","sources":["A modern page on the Piedmontese game for three, Deal"]}}},{"id":"piedmontese.table.next-dealer","question":"Who deals next?","option":null,"inForce":"\"next seat\"","answers":{"\"next seat\"":{"wording":"The deal passes to the next player after every hand.","standing":"stated","sources":["A modern page on the Piedmontese game for three, Deal"]}}},{"id":"piedmontese.table.eldest","question":"Who is the eldest hand?","option":null,"inForce":"\"after the dealer\"","answers":{"\"after the dealer\"":{"wording":"The eldest hand is the player after the dealer. The eldest is dealt to first and leads to the first trick.","standing":"stated","sources":["A modern page on the Piedmontese game for three, Play"]}}},{"id":"piedmontese.deal.hand","question":"How many cards does everybody get?","option":null,"inForce":"25","answers":{"25":{"wording":"Everybody gets twenty-five cards, so there are twenty-five tricks.","standing":"stated","sources":["A modern page on the Piedmontese game for three, Deal"]}}},{"id":"piedmontese.deal.packets","question":"In what packets are they dealt?","option":null,"inForce":"[5,5,5,5,5]","answers":{"[5,5,5,5,5]":{"wording":"Deal five rounds of five cards, eldest hand first.","standing":"stated","sources":["A modern page on the Piedmontese game for three, Deal"]}}},{"id":"piedmontese.deal.rest","question":"What happens to the cards left over?","option":null,"inForce":"\"dealer\"","answers":{"\"dealer\"":{"wording":"The dealer takes the last three cards into the hand, then lays exactly three cards away before the first lead. They may be the same three.","standing":"stated","sources":["A modern page on the Piedmontese game for three, Deal","“Scarto”, German-language encyclopedia article, discard"]}}},{"id":"piedmontese.discard.counts","question":"Whose are the cards laid away?","option":null,"inForce":"\"the dealer's\"","answers":{"\"the dealer's\"":{"wording":"The three cards laid away count for the dealer, as if taken in tricks.","standing":"stated","sources":["A modern page on the Piedmontese game for three, Deal","“Scarto”, English-language encyclopedia article, discard","A popular Italian account of tarocchi for three, discard"]}}},{"id":"piedmontese.discard.kings","question":"May a King be laid away?","option":null,"inForce":"false","answers":{"false":{"wording":"A King may never be laid away.","standing":"stated","sources":["A modern page on the Piedmontese game for three, Deal"]}}},{"id":"piedmontese.discard.top-honour","question":"May the highest honour be laid away?","option":null,"inForce":"false","answers":{"false":{"wording":"The highest trump, an honour, may never be laid away.","standing":"stated","sources":["A modern page on the Piedmontese game for three, Deal","Jacopo Gelli, Piccola enciclopedia, p. 39, for the game of four"]}}},{"id":"piedmontese.discard.fool","question":"May the Fool be laid away?","option":"fool_discard","inForce":"true","answers":{"true":{"wording":"The Fool may be laid away only if the dealer’s twenty-eight cards hold no trump at all.","standing":"stated","sources":["A modern page on the Piedmontese game for three, Deal","“Scarto” for a French-suited pack, a modern page, discard"]},"false":{"wording":"The Fool may never be laid away.","standing":"reconstructed","sources":["“Scarto”, German-language encyclopedia article, discard","Archive of older tarot forum rules, “Tarocchi”, discard"]}}},{"id":"piedmontese.discard.pagat","question":"May the Mountebank be laid away?","option":"pagat_alone","inForce":"false","answers":{"false":{"wording":"The Mountebank, an honour, may never be laid away.","standing":"stated","sources":["A modern page on the Piedmontese game for three, Deal"]},"true":{"wording":"The Mountebank may be laid away only if it is the dealer’s only trump and the Fool is not there either.","standing":"reconstructed","sources":["“Scarto”, German-language encyclopedia article, discard","Archive of older tarot forum rules, “Tarocchi”, discard","Jacopo Gelli, Piccola enciclopedia, p. 38"]}}},{"id":"piedmontese.discard.trumps","question":"May other trumps be laid away?","option":"trumps_in_discard","inForce":"\"free\"","answers":{"\"free\"":{"wording":"Other trumps may be laid away freely, even the one second to the top.","standing":"inferred","sources":["A modern page on the Piedmontese game for three, Deal: not among the cards barred","“Scarto”, German-language encyclopedia article, discard"]},"\"forced\"":{"wording":"Other trumps may be laid away only if fewer than three other cards could be.","standing":"reconstructed","sources":["A related game for three, a modern page, discard","Jacopo Gelli, Piccola enciclopedia, for the game of four"]}}},{"id":"piedmontese.discard.courts","question":"May Queens, Cavaliers and Knaves be laid away?","option":null,"inForce":"true","answers":{"true":{"wording":"Queens, Cavaliers and Knaves may be laid away; they score for the dealer.","standing":"inferred","sources":["A modern page on the Piedmontese game for three, Deal: not among the cards barred"]}}},{"id":"piedmontese.discard.possible","question":"Can there be nothing to lay away?","option":null,"inForce":"false","answers":{"false":{"wording":"No: at most seven of the dealer’s twenty-eight cards are barred.","standing":"inferred","sources":["A modern page on the Piedmontese game for three, Deal, by counting"]}}},{"id":"piedmontese.discard.secrecy","question":"Who may look at the cards laid away?","option":null,"inForce":"\"the dealer\"","answers":{"\"the dealer\"":{"wording":"Only the dealer knows the cards laid away, until the count.","standing":"reconstructed","sources":["A modern page on the Piedmontese game for three, silent"]}}},{"id":"piedmontese.discard.illegal","question":"What if a forbidden card is laid away?","option":null,"inForce":"\"refused\"","answers":{"\"refused\"":{"wording":"A forbidden card is refused, and the dealer chooses again.","standing":"reconstructed","sources":["A modern page on the Piedmontese game for three, silent","Jacopo Gelli, Piccola enciclopedia, p. 41: costs the game there"]}}},{"id":"piedmontese.trick.lead","question":"Which card may be led?","option":null,"inForce":"\"any card\"","answers":{"\"any card\"":{"wording":"Any card may be led, a trump too, from the first trick on.","standing":"stated","sources":["A modern page on the Piedmontese game for three, Play"]}}},{"id":"piedmontese.trick.follow","question":"What must a player play?","option":null,"inForce":"\"suit, else trump, else anything\"","answers":{"\"suit, else trump, else anything\"":{"wording":"Follow the suit that was led if you can. If you are void in it, play a trump. If you have neither, play what you like.","standing":"stated","sources":["A modern page on the Piedmontese game for three, Play"]}}},{"id":"piedmontese.trick.trump-led","question":"What if a trump is led?","option":null,"inForce":"\"trumps follow trumps\"","answers":{"\"trumps follow trumps\"":{"wording":"Trumps are a suit like another: if a trump is led, play any trump you have, and anything if you have none.","standing":"inferred","sources":["A modern page on the Piedmontese game for three, Play"]}}},{"id":"piedmontese.trick.overtrump","question":"Must you play a higher trump if you can?","option":null,"inForce":"false","answers":{"false":{"wording":"There is no duty to win: you need not play a higher card, and a trump may be lower than the trumps already played. (Modern French tarot differs.)","standing":"inferred","sources":["A modern page on the Piedmontese game for three, Play","Rules of modern French tarot, asks for a higher trump"]}}},{"id":"piedmontese.trick.winner","question":"Who wins a trick?","option":null,"inForce":"\"highest trump, else highest of the led suit\"","answers":{"\"highest trump, else highest of the led suit\"":{"wording":"The highest trump wins the trick. If there is no trump, the highest card of the suit led wins.","standing":"stated","sources":["A modern page on the Piedmontese game for three, Play"]}}},{"id":"piedmontese.trick.off-suit","question":"Can a card of another suit win?","option":null,"inForce":"\"cannot win\"","answers":{"\"cannot win\"":{"wording":"A card that is neither a trump nor of the suit led cannot win, not even a King.","standing":"stated","sources":["A modern page on the Piedmontese game for three, Play"]}}},{"id":"piedmontese.trick.next-lead","question":"Who leads to the next trick?","option":null,"inForce":"\"winner\"","answers":{"\"winner\"":{"wording":"The winner of a trick leads to the next one.","standing":"inferred","sources":["A modern page on the Piedmontese game for three, Play","“French Tarot Version 2”, a modern page, Gameplay 5"]}}},{"id":"piedmontese.trick.face-down","question":"May taken tricks be looked at again?","option":null,"inForce":"\"face down\"","answers":{"\"face down\"":{"wording":"Taken tricks lie face down. What was seen was seen; a gift is given openly.","standing":"reconstructed","sources":["A modern page on the Piedmontese game for three, silent"]}}},{"id":"piedmontese.fool.any-time","question":"When may the Fool be played?","option":null,"inForce":"\"always\"","answers":{"\"always\"":{"wording":"The Fool may be played whenever it is your turn, even if you could follow suit, and even as a lead. You never have to, unless it is your last card.","standing":"stated","sources":["A modern page on the Piedmontese game for three, Play"]}}},{"id":"piedmontese.fool.led","question":"What if the Fool is led?","option":null,"inForce":"\"next card sets the suit\"","answers":{"\"next card sets the suit\"":{"wording":"If the Fool is led, the next player may play any card, and that card sets the suit. If it is a trump, trumps must be followed.","standing":"reconstructed","sources":["A modern page on the Piedmontese game for three, silent","David Parlett, The Penguin Book of Card Games, “Scarto”, the Fool led","The letter “On the Game of Tarot”, the paragraph on the Fool"]}}},{"id":"piedmontese.fool.never-wins","question":"Can the Fool win a trick?","option":null,"inForce":"false","answers":{"false":{"wording":"The Fool never wins a trick.","standing":"stated","sources":["A modern page on the Piedmontese game for three, Play"]}}},{"id":"piedmontese.fool.last-trick","question":"What if the Fool comes in the last trick?","option":"fool_last_trick","inForce":"\"ordinary\"","answers":{"\"ordinary\"":{"wording":"The last trick is no exception: the Fool is kept and paid for as in any other.","standing":"inferred","sources":["A modern page on the Piedmontese game for three, Play"]},"\"lost\"":{"wording":"A Fool played to the last trick is taken by its winner, and nothing is given for it.","standing":"reconstructed","sources":["Rules of modern French tarot, the Excuse in the last trick"]}}},{"id":"piedmontese.fool.exchange","question":"Does its player take the Fool back and give a card for it?","option":"fool_exchange","inForce":"true","answers":{"true":{"wording":"The player of the Fool takes it back, lays it in the pile of taken cards, and gives the trick’s winner an empty card for it.","standing":"stated","sources":["A modern page on the Piedmontese game for three, Play"]},"false":{"wording":"The player of the Fool takes it back and gives nothing for it. (The scores come out the same.)","standing":"reconstructed","sources":["David Parlett, The Penguin Book of Card Games, “Scarto”, the Fool","“Scarto”, German-language encyclopedia article, the Fool","A popular Italian account of tarocchi for three, the Fool","“Tarocchi a 3”, rules of a club in Genoa, the Fool"]}}},{"id":"piedmontese.fool.gift","question":"Which card may be given for the Fool?","option":null,"inForce":"\"empty\"","answers":{"\"empty\"":{"wording":"Only an empty card may be given for the Fool.","standing":"stated","sources":["A modern page on the Piedmontese game for three, Play"]}}},{"id":"piedmontese.fool.empty","question":"What is an empty card?","option":null,"inForce":"\"worth 1\"","answers":{"\"worth 1\"":{"wording":"An empty card is one worth 1 point: a pip card, or a trump that is no honour. Court cards and honours are not empty.","standing":"inferred","sources":["A modern page on the Piedmontese game for three, Play","“Tarocchi is a simple game for four”, a modern page, cards of one point or less"]}}},{"id":"piedmontese.fool.gift-from","question":"Where does the given card come from?","option":null,"inForce":"\"pile\"","answers":{"\"pile\"":{"wording":"The given card comes from your pile of taken cards; the dealer may take it from the three laid away.","standing":"inferred","sources":["A modern page on the Piedmontese game for three, Play","A modern page on the Piedmontese game for three, Deal"]}}},{"id":"piedmontese.fool.gift-moment","question":"When is the given card chosen?","option":null,"inForce":"\"after the trick\"","answers":{"\"after the trick\"":{"wording":"The card given for the Fool is chosen when the trick is complete.","standing":"stated","sources":["A modern page on the Piedmontese game for three, Play"]}}},{"id":"piedmontese.fool.debt","question":"What if there is no card to give yet?","option":null,"inForce":"\"first_trick\"","answers":{"\"first_trick\"":{"wording":"If you have no empty card to give yet, the debt waits: you pay the winner of the Fool’s trick with the first empty card that you take.","standing":"reconstructed","sources":["A modern page on the Piedmontese game for three, silent","The letter “On the Game of Tarot”, the paragraph on the Fool"]}}},{"id":"piedmontese.fool.forfeit","question":"What if there never is a card to give?","option":"fool_forfeit","inForce":"false","answers":{"false":{"wording":"If you never have an empty card to give, you keep the Fool and the debt lapses.","standing":"reconstructed","sources":["A modern page on the Piedmontese game for three, Play","David Parlett, The Penguin Book of Card Games, “Scarto”, the Fool"]},"true":{"wording":"If you never have an empty card to give, the Fool goes to the winner of its trick when the hand ends.","standing":"reconstructed","sources":["The letter “On the Game of Tarot”, the paragraph on the Fool","Notes to Lippi’s Malmantile racquistato, the only way to lose it"]}}},{"id":"piedmontese.fool.discarded","question":"What if the Fool was laid away?","option":null,"inForce":"\"counts for the dealer\"","answers":{"\"counts for the dealer\"":{"wording":"If the Fool was laid away, nobody plays it in this deal; it counts for the dealer.","standing":"inferred","sources":["A modern page on the Piedmontese game for three, Deal"]}}},{"id":"piedmontese.revoke.penalty","question":"What does a revoke cost?","option":null,"inForce":"\"silent\"","answers":{"\"silent\"":{"wording":"The source does not say what a revoke costs. Agree before you play; here an illegal card is taken back.","standing":"reconstructed","sources":["A modern page on the Piedmontese game for three, silent","Jacopo Gelli, Piccola enciclopedia, p. 38: a forfeit there"]}}},{"id":"piedmontese.revoke.handling","question":"Does this program refuse an illegal card?","option":null,"inForce":"\"refuse\"","answers":{"\"refuse\"":{"wording":"An illegal card is refused, and the player chooses again.","standing":"reconstructed","sources":["A modern page on the Piedmontese game for three, silent"]}}},{"id":"piedmontese.score.values","question":"What are the cards worth?","option":null,"inForce":"\"threes\"","answers":{"\"threes\"":{"wording":"Each honour and each King is worth 5 points, a Queen 4, a Cavalier 3, a Knave 2, every other card 1.","standing":"inferred","sources":["A modern page on the Piedmontese game for three, Counting the points","“Four-handed Tarocchi”, a modern page, table of points"]}}},{"id":"piedmontese.score.method","question":"How is a pile counted?","option":null,"inForce":"\"threes\"","answers":{"\"threes\"":{"wording":"Count your pile in groups of three: add up what the cards are worth and take 2 points off for each group. How you group them makes no difference.","standing":"stated","sources":["A modern page on the Piedmontese game for three, Counting the points","David Parlett, The Penguin Book of Card Games, “Scarto”, scoring"]}}},{"id":"piedmontese.score.odd-groups","question":"What does an incomplete group of three lose?","option":null,"inForce":"1","answers":{"1":{"wording":"If one or two cards are left over, that incomplete group loses 1 point.","standing":"inferred","sources":["“Return to Polaris”, a modern booklet, odd groups","David Parlett, The Penguin Book of Card Games, “Scarto”, scoring"]}}},{"id":"piedmontese.score.game-points","question":"How do points become game points?","option":null,"inForce":"26","answers":{"26":{"wording":"You win a game point for every point over 26, and lose one for every point under.","standing":"stated","sources":["A modern page on the Piedmontese game for three, Counting the points"]}}},{"id":"piedmontese.score.zero-sum","question":"What do the scores of a hand sum to?","option":null,"inForce":"0","answers":{"0":{"wording":"The three players share 78 points, so their game points sum to zero.","standing":"inferred","sources":["A modern page on the Piedmontese game for three, Counting the points"]}}},{"id":"piedmontese.end.target","question":"When is the game over?","option":null,"inForce":"\"three_deals\"","answers":{"\"three_deals\"":{"wording":"The game is three deals: everybody deals once.","standing":"stated","sources":["A modern page on the Piedmontese game for three, Counting the points","David Parlett, The Penguin Book of Card Games, “Scarto”, length"]}}},{"id":"piedmontese.end.winner","question":"Who wins the game?","option":"winner","inForce":"\"highest\"","answers":{"\"highest\"":{"wording":"The highest sum of game points wins. Equal highest sums share the win.","standing":"reconstructed","sources":["A modern page on the Piedmontese game for three, Counting the points"]},"\"loser_pays\"":{"wording":"All but the player with the lowest sum win; equal lowest all pay.","standing":"reconstructed","sources":["David Parlett, The Penguin Book of Card Games, “Scarto”, the stake"]}}}]}};
const page = globalThis.document;
function h(tag, attributes = {}, ...children) {
return furnish(page.createElement(tag), attributes, children);
}
function svg(tag, attributes = {}, ...children) {
return furnish(page.createElementNS("http://www.w3.org/2000/svg", tag), attributes, children);
}
function furnish(element, attributes, children) {
for (const [name, value] of Object.entries(attributes)) {
if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
else if (value === true) element.setAttribute(name, "");
else if (value !== false && value != null) element.setAttribute(name, String(value));
}
element.append(...children.flat(3).filter((child) => child != null && child !== false));
return element;
}
function button(label, onclick, attributes = {}) {
return h("button", { type: "button", class: "tt-button", onclick, ...attributes }, label);
}
function title(text, attributes = {}) {
return h("p", { class: "tt-title", ...attributes }, h("strong", {}, text));
}
let counted = 0;
const uniqueId = (name) => `tt-${name}-${(counted += 1)}-${Math.random().toString(36).slice(2, 8)}`;
const LANGUAGES = { english: "en", french: "fr", italian: "it" };
const SUIT_NAMES = {
english: { S: "Swords", C: "Cups", B: "Batons", D: "Coins", T: "Trumps", F: "Fool" },
french: { S: "Épées", C: "Coupes", B: "Bâtons", D: "Deniers", T: "Atouts", F: "Fou" },
italian: { S: "Spade", C: "Coppe", B: "Bastoni", D: "Danari", T: "Trionfi", F: "Matto" },
};
const knownName = (table, code) => (Object.hasOwn(table, code) ? table[code] : code);
const isCard = (code) => typeof code === "string" && Object.hasOwn(CARD_NAMES.english.bare, code);
const bareName = (code, tradition) => knownName(CARD_NAMES[tradition].bare, code);
const TOKEN = /(^|\n|[.!?] )?\{([A-Z0-9]{1,3})\}/g;
function pieces(sentence, tradition) {
const text = String(sentence ?? "");
const found = [];
let end = 0;
for (const match of text.matchAll(TOKEN)) {
const [whole, start, code] = match;
if (!isCard(code)) continue;
const name = knownName(CARD_NAMES[tradition].inline, code);
found.push({ text: text.slice(end, match.index) + (start ?? "") });
found.push({ code, text: start === undefined ? name : name[0].toUpperCase() + name.slice(1) });
end = match.index + whole.length;
}
return [...found, { text: text.slice(end) }];
}
const writeOut = (sentence, tradition = "english") => pieces(sentence, tradition).map(({ text }) => text).join("");
const inText = (sentence, settings) =>
pieces(sentence, settings.names).map(({ code, text }) =>
code ? h("span", { class: "tt-name", lang: LANGUAGES[settings.names] }, text) : text);
function writeLabel(label, tradition) {
const alone = /^\{([A-Z0-9]{1,3})\}$/.exec(label ?? "");
return alone && isCard(alone[1]) ? bareName(alone[1], tradition) : writeOut(label, tradition);
}
const ordinal = (place) => `${place}${["th", "st", "nd", "rd"][place % 100 > 10 && place % 100 < 14 ? 0 : place % 10] ?? "th"}`;
function readStored(key) {
try {
const value = JSON.parse(globalThis.localStorage.getItem(key));
return value !== null && typeof value === "object" ? value : {};
} catch {
return {};
}
}
function writeStored(key, value) {
try {
globalThis.localStorage.setItem(key, JSON.stringify(value));
} catch {
}
}
const isRecord = (value) => value !== null && typeof value === "object" && !Array.isArray(value);
const PROGRESS_KEY = "tarot-teach/progress";
const PROGRESS_SCHEMA = 1;
function progressOf(stored) {
const kept = new Map();
if (!isRecord(stored) || stored.schema !== PROGRESS_SCHEMA || !isRecord(stored.puzzles)) return kept;
for (const [id, line] of Object.entries(stored.puzzles)) {
if (isRecord(line)) kept.set(id, { ok: line.ok === true, tries: Number.isSafeInteger(line.tries) ? line.tries : 0 });
}
return kept;
}
const progressDocument = (kept) => ({ schema: PROGRESS_SCHEMA, puzzles: Object.fromEntries(kept) });
function addProgress(kept, id, { ok, tries }) {
const before = kept.get(id) ?? { ok: false, tries: 0 };
kept.set(id, { ok: before.ok || ok, tries: before.tries + tries });
}
const browserProgress = {
known(id) {
return progressOf(readStored(PROGRESS_KEY)).get(id);
},
remember(id, ok) {
const stored = readStored(PROGRESS_KEY);
if (stored.schema > PROGRESS_SCHEMA) return; // written by a newer version: leave it whole
const kept = progressOf(stored);
addProgress(kept, id, { ok, tries: 1 });
writeStored(PROGRESS_KEY, progressDocument(kept));
},
reset() {
try {
globalThis.localStorage.removeItem(PROGRESS_KEY);
} catch {
}
},
};
const progress = () => globalThis.tarotProgress ?? browserProgress;
function resetProgress() {
progress().reset();
page.dispatchEvent(new CustomEvent("tarot-progress"));
}
const SETTINGS_KEY = "tarot-teach/settings";
const CHOICES_OF = {
names: ["english", "french", "italian"],
suits: ["italian", "french"],
index: [true, false],
pictures: [true, false],
large: [false, true],
};
function readSettings() {
const stored = readStored(SETTINGS_KEY);
return Object.fromEntries(
Object.entries(CHOICES_OF).map(([name, allowed]) => [name, allowed.includes(stored[name]) ? stored[name] : allowed[0]]),
);
}
function changeSetting(name, value) {
const settings = { ...readSettings(), ...latestSettings, [name]: value };
latestSettings = settings; // for places where nothing can be stored
writeStored(SETTINGS_KEY, settings);
page.dispatchEvent(new CustomEvent("tarot-settings", { detail: settings }));
}
let latestSettings = {};
const currentSettings = () => ({ ...readSettings(), ...latestSettings });
function followSettings(redraw) {
const here = (event) => {
latestSettings = { ...event.detail };
redraw();
};
const otherTab = (event) => {
if (event.key !== SETTINGS_KEY) return;
latestSettings = {};
redraw();
};
page.addEventListener("tarot-settings", here);
globalThis.addEventListener("storage", otherTab);
return () => {
page.removeEventListener("tarot-settings", here);
globalThis.removeEventListener("storage", otherTab);
};
}
function settingsPanel() {
const settings = currentSettings();
const select = (name, label, options) => {
const id = uniqueId(name);
const list = h("select", { id, class: "tt-select", onchange: () => changeSetting(name, list.value) },
Object.entries(options).map(([value, text]) => h("option", { value, selected: settings[name] === value }, text)));
return h("p", { class: "tt-setting" }, h("label", { for: id }, label), list);
};
const tick = (name, label) => {
const id = uniqueId(name);
const box = h("input", { id, type: "checkbox", checked: settings[name], onchange: () => changeSetting(name, box.checked) });
return h("p", { class: "tt-setting" }, h("label", { for: id }, box, " ", label));
};
return [
select("names", "Names of the cards", { english: "English", french: "French", italian: "Italian" }),
select("suits", "Suit signs", { italian: "Swords, cups, batons, coins", french: "Spades, hearts, clubs, diamonds" }),
tick("index", "Show the corner index"),
tick("pictures", "Show pictures of the cards"),
tick("large", "Large, for a projector"),
resetPart(),
];
}
function resetPart() {
const said = h("p", { class: "tt-setting", "aria-live": "polite" });
const ask = button("Reset my progress", () => {
sure.hidden = false;
ask.hidden = true;
sure.querySelector("button").focus();
});
const close = (text) => {
sure.hidden = true;
ask.hidden = false;
said.textContent = text;
ask.focus();
};
const sure = h("span", { hidden: true }, "Forget every puzzle you have solved? ",
button("Yes, forget them", () => {
resetProgress();
close("Your progress is reset.");
}), " ", button("No, keep them", () => close("Nothing was changed.")));
return h("div", { class: "tt-reset" }, ask, sure, said);
}
const SIGN_SHAPES = {
S: ["M10.6 2h2.8v11.2h4.1v2.6h-4.1v3.4h.5V22h-3.8v-2.8h.5v-3.4H6.5v-2.6h4.1z"],
C: ["M5 3h14c.4 6-1.7 9.2-5.2 10.200v3.300l4.2 2.500v2H6v-2l4.2-2.500v-3.300C6.7 12.2 4.6 9 5 3z"],
B: ["M15.6 2.200l4 2.3-3.2 5.4 2.6.8-.9 2.6-3.2-.7-1.5 2.6 2.3 1.1-1.3 2.3-2.3-1.100L9.4 22l-4-2.3 2.8-4.8-2.3-1 1.2-2.4 2.4 1 2.9-5-1.7-2 1.9-1.7 1.4 1.400z"],
D: ["M12 2a10 10 0 110 20 10 10 0 010-20zm0 3.200a6.8 6.8 0 100 13.6 6.8 6.8 0 000-13.600zM10.7 7.500h2.600v3.200h3.200v2.600h-3.200v3.200h-2.600v-3.200H7.500v-2.600h3.200z"],
T: ["M12 1.500l2.7 5.7 6.2-1.7-2.3 6 5 4-6.3 1.1.2 6.400L12 19l-5.5 4 .2-6.4-6.3-1.1 5-4-2.3-6 6.2 1.700z"],
F: ["M12 4c2 0 3.2 1 4 2.5 1.8-2 4.2-2 6-.3-2.5.5-3 3.3-3.4 6.800H5.400C5 9.5 4.5 6.7 2 6.200c1.8-1.7 4.2-1.7 6 .3C8.8 5 10 4 12 4zM5 15h14v3.500H5z", "M2 8.600a1.7 1.7 0 110 3.4 1.7 1.7 0 010-3.400zm20 0a1.7 1.7 0 110 3.4 1.7 1.7 0 010-3.400zM12 .2a1.7 1.7 0 110 3.4 1.7 1.7 0 010-3.400z"],
};
const FRENCH_SIGN_SHAPES = {
S: ["M12 2c3 4 8.5 7 8.5 11.4 0 4.2-5 5.2-7.2 2.3.2 2.7 1 4.6 2.7 6.300H8c1.7-1.7 2.5-3.6 2.7-6.3-2.2 2.9-7.2 1.9-7.2-2.300C3.5 9 9 6 12 2z"],
C: ["M12 21.500C8 16.5 2.5 13.5 2.5 8.500c0-5.5 7.5-7 9.5-1.7 2-5.3 9.5-3.8 9.5 1.7 0 5-5.5 8-9.5 13z"],
B: ["M12 2a4.6 4.6 0 014 7 4.6 4.6 0 11-2.7 7.800c.2 2.2 1 3.8 2.7 5.200H8c1.7-1.4 2.5-3 2.7-5.200A4.6 4.6 0 118 9a4.6 4.6 0 014-7z"],
D: ["M12 1.500c2 4 4.5 7.3 8 10.5-3.5 3.2-6 6.5-8 10.5-2-4-4.5-7.3-8-10.5 3.5-3.2 6-6.5 8-10.500z"],
};
const ROMAN = ["", "I", "II", "III", "IIII", "V", "VI", "VII", "VIII", "VIIII", "X", "XI", "XII", "XIII", "XIIII", "XV", "XVI", "XVII", "XVIII", "XVIIII", "XX", "XXI"];
const SUIT_ORDER = ["S", "C", "B", "D", "T", "F"];
const suitOf = (code) => code[0];
function suitSign(suit, settings) {
const shapes = (settings.suits === "french" && FRENCH_SIGN_SHAPES[suit]) || SIGN_SHAPES[suit];
return svg("svg", { class: "tt-sign", viewBox: "0 0 24 24", "aria-hidden": "true", focusable: "false" },
shapes.map((d) => svg("path", { d, fill: "currentColor", "fill-rule": "evenodd" })));
}
function cardPicture(code, settings) {
const suit = suitOf(code);
const index = suit === "T" ? code.slice(1) : suit === "F" ? "" : { V: "Kn", C: "Cv", Q: "Q", K: "K" }[code.slice(1)] ?? code.slice(1);
return h("span", { class: "tt-picture", "aria-hidden": "true" },
settings.index && h("span", { class: "tt-index" }, index, suit !== "T" && suitSign(suit, settings)),
h("span", { class: "tt-drawing" }, suit === "T" ? h("span", { class: "tt-numeral" }, ROMAN[Number(code.slice(1))]) : suitSign(suit, settings)));
}
function cardInside(code, settings, below) {
return [
settings.pictures && cardPicture(code, settings),
h("span", { class: "tt-card-name", lang: LANGUAGES[settings.names] }, bareName(code, settings.names)),
below,
];
}
const cardAttributes = (code, settings) => ({
class: "tt-card",
"data-card": code,
"data-suit": suitOf(code),
"data-index": settings.index ? "on" : "off",
title: bareName(code, settings.names),
});
function cardShown(code, settings, below) {
return h("span", cardAttributes(code, settings), cardInside(code, settings, below));
}
function cardButton(code, settings, onclick, attributes = {}, below = null) {
return h("button", { type: "button", ...cardAttributes(code, settings), onclick, ...attributes }, cardInside(code, settings, below));
}
function suitRows(entries, settings, codeOf, make) {
const rows = SUIT_ORDER.map((suit) => [suit, entries.filter((entry) => suitOf(codeOf(entry)) === suit)]);
const named = SUIT_NAMES[settings.names];
return h("div", { class: "tt-rows", "data-many": entries.length > 6 ? "yes" : "no" },
rows.filter(([, row]) => row.length).map(([suit, row]) =>
h("div", { class: "tt-suit-row", role: "group", "aria-label": named[suit], "data-suit": suit },
h("span", { class: "tt-suit-name", "aria-hidden": "true" }, suitSign(suit, settings), " ", named[suit]),
h("span", { class: "tt-suit-cards" }, row.map(make)))));
}
function openDialog(root, name, content) {
const opener = page.activeElement;
const id = uniqueId("dialog");
const close = button("Close", () => box.close(), { class: "tt-button tt-main" });
const box = h("dialog", { class: "tt-dialog", "aria-labelledby": id, onclose: () => {
box.remove();
if (opener?.isConnected) opener.focus();
} }, h("div", { class: "tt-dialog-head" }, title(name, { id, class: "tt-title tt-dialog-title" }), close),
h("div", { class: "tt-dialog-body", tabindex: "0", role: "group", "aria-labelledby": id }, content));
root.append(box);
box.showModal();
close.focus();
return box;
}
const STANDING = {
stated: "the source says so",
inferred: "it follows from the source",
reconstructed: "our choice, the source is silent",
};
const gameOf = (ruling) => ruling.split(".")[0];
const rulingOf = (id) => RULE_CARDS[gameOf(id)]?.rulings.find((ruling) => ruling.id === id);
function answerInForce(ruling, rules) {
const set = ruling.option && Object.hasOwn(rules, ruling.option) ? JSON.stringify(rules[ruling.option]) : ruling.inForce;
return ruling.answers[set] ?? ruling.answers[ruling.inForce];
}
function ruleLine(ruling, rules, looked) {
const answer = answerInForce(ruling, rules);
return h("li", { class: "tt-rule", "data-rule": ruling.id, "data-looked": looked ? "yes" : false },
h("p", { class: "tt-rule-question" }, h("strong", {}, ruling.question)),
h("p", {}, answer.wording),
h("p", { class: "tt-rule-source" }, `${STANDING[answer.standing] ?? answer.standing}: ${answer.sources.join("; ")}`));
}
function gamesOf(puzzle) {
return Object.hasOwn(RULE_CARDS, puzzle.variant) ? [puzzle.variant] : Object.keys(RULE_CARDS);
}
function openRuleCard(root, puzzle, looked = null) {
const games = gamesOf(puzzle);
const rules = isRecord(puzzle.rules) ? puzzle.rules : {};
const cards = games.map((key) => {
const { name, rulings } = RULE_CARDS[key];
const list = h("ul", { class: "tt-rules" }, rulings.map((ruling) => ruleLine(ruling, rules, ruling.id === looked)));
return games.length === 1 ? list : h("details", { open: looked !== null && gameOf(looked) === key }, h("summary", {}, name), list);
});
const name = games.length === 1 ? `The rules: ${RULE_CARDS[games[0]].name}` : "The rules of the games";
const box = openDialog(root, name, cards);
box.querySelector("[data-looked]")?.scrollIntoView({ block: "center" });
}
function citeLinks(cites, root, puzzle, ruleLink) {
const known = cites.filter((id) => typeof id === "string" && rulingOf(id));
if (!known.length) return [];
return [h("span", { class: "tt-cites-label" }, known.length > 1 ? "The rules:" : "The rule:"), " ",
h("span", { class: "tt-cite-list" }, known.map((id) => {
const text = rulingOf(id).question;
const address = ruleLink?.(id);
return address
? h("a", { class: "tt-cite", href: address, "data-rule": id }, text)
: h("button", { type: "button", class: "tt-cite", "data-rule": id, onclick: () => openRuleCard(root, puzzle, id) }, text);
}))];
}
const once = (things) => [...new Set(things)];
function reasons(ok, found, puzzle) {
const lines = found.length ? found : [{ feedback: puzzle.worked, cites: puzzle.cites }];
return {
ok,
feedback: once(lines.map((line) => (line.label ? `${line.label}: ` : "") + line.feedback)).join(" "),
cites: once(lines.flatMap((line) => line.cites ?? [])),
lines: found,
};
}
const choiceOf = (choices, id) => choices.find((choice) => choice.id === id);
function numberReason(part, value, cites) {
if (value === part.answer) return null;
return part.mistakes.find((mistake) => mistake.value === value) ?? { feedback: part.otherwise, cites };
}
const MARKERS = {
one(puzzle, answer) {
const choice = choiceOf(puzzle.choices, answer);
return reasons(choice.ok, [choice].map(({ feedback, cites }) => ({ feedback, cites })), puzzle);
},
many(puzzle, answer) {
const chosen = puzzle.choices.filter((choice) => answer.includes(choice.id));
const wrong = chosen.filter((choice) => !choice.ok);
const missed = puzzle.choices.filter((choice) => choice.ok && !answer.includes(choice.id));
const enough = puzzle.pick ? chosen.length >= puzzle.pick : missed.length === 0;
const ok = wrong.length === 0 && enough && !(puzzle.pick && chosen.length > puzzle.pick);
const told = ok ? chosen : wrong.length ? wrong : missed.slice(0, 1);
return reasons(ok, told.map(({ feedback, cites }) => ({ feedback, cites })), puzzle);
},
order(puzzle, answer) {
const place = new Map(puzzle.answer.map((id, index) => [id, index]));
const at = answer.findIndex((id, index) => index + 1 < answer.length && place.get(id) > place.get(answer[index + 1]));
if (at < 0) return reasons(true, [], puzzle);
const pair = puzzle.pairs.find(({ lower, upper }) => lower === answer[at + 1] && upper === answer[at]);
return { ...reasons(false, pair ? [pair] : [], puzzle), at };
},
number(puzzle, answer) {
const reason = numberReason(puzzle, answer, puzzle.cites);
return reasons(!reason, reason ? [reason] : [], puzzle);
},
numbers(puzzle, answer) {
const wrong = puzzle.parts
.map((part) => ({ label: part.label, id: part.id, ...numberReason(part, answer[part.id], puzzle.cites) }))
.filter((line) => line.feedback !== undefined);
return reasons(!wrong.length, wrong, puzzle);
},
match(puzzle, answer) {
const lines = puzzle.parts.map((part) => {
const { ok, feedback, cites } = choiceOf(part.choices, answer[part.id]);
return { label: part.label, id: part.id, ok, feedback, cites };
});
const wrong = lines.filter((line) => !line.ok);
return reasons(!wrong.length, wrong.length ? wrong : lines, puzzle);
},
};
function markAnswer(puzzle, answer) {
return MARKERS[puzzle.ask](puzzle, answer);
}
function readNumber(text) {
const plain = text.replace(/\s/g, "").replace(/[\u2010-\u2015\u2212]/g, "-");
return /^[+-]?\d{1,6}$/.test(plain) ? Number(plain) + 0 : null;
}
const sameAnswer = (one, other) => JSON.stringify(one) === JSON.stringify(other);
const PLACES = {
2: [[2, 3], [2, 1]],
3: [[2, 3], [3, 1], [1, 1]],
4: [[2, 3], [3, 2], [2, 1], [1, 2]],
5: [[2, 3], [3, 2], [3, 1], [1, 1], [1, 2]],
6: [[2, 3], [3, 3], [3, 1], [2, 1], [1, 1], [1, 3]],
};
const seatName = (seat) => `Seat ${Number(seat) + 1}`;
function trickOnTable(table, settings, trickCard) {
const trick = table.trick;
const players = table.players ?? Math.max(trick.length, ...trick.map(({ seat }) => seat + 1));
const places = PLACES[players];
const at = (element, seat) => {
if (places) [element.style.gridColumn, element.style.gridRow] = places[seat];
return element;
};
const played = trick.map(({ seat, card }, index) => at(h("li", { class: "tt-place", "data-seat": seat, "data-card": card },
h("span", { class: "tt-turn" }, index ? ordinal(index + 1) : "1st, leads"),
trickCard(card),
h("span", { class: "tt-seat" }, seatName(seat), seat === table.dealer && " (dealer)"),
h("span", { class: "tt-taken" })), seat));
const empty = Array.from({ length: players }, (_, seat) => seat)
.filter((seat) => !trick.some((entry) => entry.seat === seat))
.map((seat) => at(h("li", { class: "tt-place tt-empty", "data-seat": seat },
h("span", { class: "tt-turn" }, "to play"), h("span", { class: "tt-seat" }, seatName(seat), seat === table.dealer && " (dealer)")), seat));
return h("div", { class: "tt-table", "data-players": players },
h("p", { class: "tt-caption" }, "The trick on the table"),
h("ol", { class: "tt-trick" }, played, empty, h("li", { class: "tt-round", "aria-hidden": "true" }, roundArrow())));
}
function roundArrow() {
return svg("svg", { class: "tt-arrow", viewBox: "0 0 48 48", focusable: "false" },
svg("path", { d: "M10 17a16 16 0 0 0 28 15", fill: "none", stroke: "currentColor", "stroke-width": "3", "stroke-linecap": "round" }),
svg("path", { d: "M42.5 34.500L41 22.500l-9.5 7.500z", fill: "currentColor" }));
}
function trickLine(trick, number, settings) {
return h("li", { class: "tt-past-trick" }, h("span", { class: "tt-caption" }, `Trick ${number}`),
h("ol", { class: "tt-plays" }, trick.map(({ seat, card }) =>
h("li", {}, h("span", { class: "tt-seat" }, seatName(seat)), cardShown(card, settings)))));
}
function cardsOf(codes, settings, caption) {
return h("div", { class: "tt-cards" }, h("p", { class: "tt-caption" }, caption),
suitRows(codes, settings, (code) => code, (code) => cardShown(code, settings)));
}
function tableParts(table, settings, { trickCard, shown = [] } = {}) {
const parts = [];
const has = (name) => table[name] !== undefined && !shown.includes(name);
if (has("tricks")) {
parts.push(h("ol", { class: "tt-past" }, table.tricks.map((trick, index) => trickLine(trick, index + 1, settings))));
}
if (has("trick") && table.trick.length) {
parts.push(trickOnTable(table, settings, trickCard ?? ((code) => cardShown(code, settings))));
}
if (has("hand")) parts.push(cardsOf(table.hand, settings, "Your hand"));
if (has("piles")) {
const piles = Object.entries(table.piles);
for (const [seat, codes] of piles) {
const whose = piles.length > 1 ? `The pile of ${seatName(seat).toLowerCase()}` : "The pile";
parts.push(cardsOf(codes, settings, `${whose}: ${codes.length} ${codes.length === 1 ? "card" : "cards"}`));
}
}
if (has("totals")) {
parts.push(h("table", { class: "tt-totals" }, h("caption", { class: "tt-caption" }, "Totals"),
h("tbody", {}, Object.entries(table.totals).map(([seat, total]) =>
h("tr", {}, h("th", { scope: "row" }, seatName(seat)), h("td", {}, String(total).replace("-", "−")))))));
}
return parts;
}
function choiceButton(choice, settings, onclick, attributes = {}) {
const mark = h("span", { class: "tt-mark" });
const label = writeLabel(choice.label, settings.names);
if (!isCard(choice.card)) {
return h("button", { type: "button", class: "tt-choice", "data-choice": choice.id, onclick, ...attributes }, h("span", {}, label), mark);
}
const extra = label === bareName(choice.card, settings.names) ? null : h("span", { class: "tt-choice-label" }, label);
return cardButton(choice.card, settings, onclick, { "data-choice": choice.id, ...attributes }, [extra, mark]);
}
function setMark(element, kind, word) {
if (kind) element.dataset.mark = kind;
else delete element.dataset.mark;
element.querySelector(".tt-mark").textContent = word ?? "";
}
function lockButton(element, locked) {
if (locked) element.setAttribute("aria-disabled", "true");
else element.removeAttribute("aria-disabled");
}
function choiceGroup(choices, settings, make, label) {
const cards = choices.filter((choice) => isCard(choice.card));
const words = choices.filter((choice) => !isCard(choice.card));
return h("div", { class: "tt-choices", role: "group", "aria-label": label },
cards.length > 6 ? suitRows(cards, settings, (choice) => choice.card, make) : cards.length > 0 && h("div", { class: "tt-side-by-side" }, cards.map(make)),
words.length > 0 && h("div", { class: "tt-words" }, words.map(make)));
}
function countingTray(puzzle, settings) {
const piles = Object.entries(puzzle.table?.piles ?? {});
if (!piles.length) return null;
const body = h("div", { class: "tt-tray-body" });
const tray = h("details", { class: "tt-tray" }, h("summary", {}, "Lay the pile out in groups"), body);
let size = 3;
let counted = [];
const all = piles.flatMap(([seat, codes]) => codes.map((code) => ({ seat, code })));
const draw = () => {
const left = all.filter((entry) => !counted.includes(entry));
const groups = [];
for (let at = 0; at < counted.length; at += size) groups.push(counted.slice(at, at + size));
const over = counted.length % size;
const sizes = [1, 2, 3, 4].map((each) =>
button(String(each), () => {
size = each;
redraw();
}, { "aria-pressed": String(each === size), "aria-label": `Groups of ${each}` }));
body.replaceChildren(
h("div", { class: "tt-tray-sizes", role: "group", "aria-label": "Cards in a group" }, h("span", {}, "Cards in a group:"), sizes,
button("Start again", () => {
counted = [];
redraw();
})),
h("p", { class: "tt-caption", "aria-live": "polite" }, `Counted ${counted.length} of ${all.length}: ${Math.floor(counted.length / size)} whole groups, ${over} over.`),
h("div", { class: "tt-groups" }, groups.map((group, index) =>
h("div", { class: "tt-group", role: "group", "aria-label": `Group ${index + 1}`, "data-whole": group.length === size ? "yes" : "no" },
group.map((entry) => cardButton(entry.code, settings, () => {
counted = counted.filter((other) => other !== entry);
redraw();
}))))),
left.length ? suitRows(left, settings, (entry) => entry.code, (entry) =>
cardButton(entry.code, settings, () => {
counted.push(entry);
redraw();
})) : "");
};
const redraw = () => {
const buttons = () => [...body.querySelectorAll("button")];
const at = buttons().indexOf(page.activeElement);
const code = page.activeElement?.dataset.card;
draw();
const cards = [...body.querySelectorAll(".tt-rows button")];
(code ? cards.find((card) => all.findIndex((entry) => entry.code === card.dataset.card) > all.findIndex((entry) => entry.code === code)) ?? cards[0] : buttons()[at])?.focus();
};
tray.addEventListener("toggle", () => tray.open && !body.children.length && draw());
return tray;
}
const liesInTrick = (puzzle) => {
const trick = puzzle.table?.trick ?? [];
const offered = puzzle.choices.filter((choice) => isCard(choice.card)).map((choice) => choice.card);
return trick.length > 0 && trick.length === offered.length && trick.every(({ card }) => offered.includes(card));
};
function askOne({ puzzle, settings, give }) {
const buttons = new Map();
const make = (choice) => {
const made = choiceButton(choice, settings, () => made.getAttribute("aria-disabled") || give(choice.id));
buttons.set(choice.id, made);
return made;
};
const inTrick = liesInTrick(puzzle);
const trickCard = inTrick && ((code) => make({ ...puzzle.choices.find((choice) => choice.card === code), label: `{${code}}` }));
const parts = tableParts(puzzle.table ?? {}, settings, {
trickCard: trickCard || undefined,
shown: shownBy(puzzle),
});
const rest = puzzle.choices.filter((choice) => !buttons.has(choice.id));
return {
element: h("div", { class: "tt-ask" }, parts, rest.length > 0 && choiceGroup(rest, settings, make, "Choices")),
mark(verdict, id) {
setMark(buttons.get(id), verdict.ok ? "right" : "wrong", verdict.ok ? "✓ right" : "✗ no");
lockButton(buttons.get(id), true);
if (!verdict.ok) return;
for (const each of buttons.values()) lockButton(each, true);
},
clear() {
for (const each of buttons.values()) {
setMark(each);
lockButton(each, false);
}
},
};
}
function shownBy(puzzle) {
const offered = puzzle.choices.map((choice) => choice.card).sort().join();
const same = (codes) => Array.isArray(codes) && [...codes].sort().join() === offered;
const { hand, piles } = puzzle.table ?? {};
if (same(hand)) return ["hand"];
const all = Object.values(piles ?? {});
return all.length === 1 && same(all[0]) ? ["piles"] : [];
}
const NOT_A_NUMBER = "Type a whole number, such as 12 or −3.";
function numberField(label, settings, attributes = {}) {
const id = uniqueId("number");
const input = h("input", { id, class: "tt-number", type: "text", inputmode: "numeric", autocomplete: "off", size: 6, ...attributes });
const sign = button("±", () => {
const plain = input.value.trim();
input.value = /^[-\u2212]/.test(plain) ? plain.slice(1) : `−${plain.replace(/^\+/, "")}`;
input.focus();
}, { class: "tt-button tt-sign-button", "aria-label": `Change the sign of: ${label}` });
const mark = h("span", { class: "tt-mark" });
const row = h("div", { class: "tt-number-row" }, h("label", { for: id }, inText(label, settings)), h("span", { class: "tt-number-pair" }, input, sign), mark);
return { row, input, sign };
}
function askNumber({ puzzle, settings, give, gently, draft }) {
const { row, input, sign } = numberField("Your answer", settings);
input.value = draft ?? "";
const check = h("button", { type: "submit", class: "tt-button tt-main" }, "Check");
const form = h("form", { class: "tt-form", novalidate: true, onsubmit: (event) => {
event.preventDefault();
if (check.getAttribute("aria-disabled")) return;
const value = readNumber(input.value);
if (value === null) {
gently(NOT_A_NUMBER);
input.focus();
} else give(value);
} }, row, check);
input.addEventListener("input", () => setMark(row));
return {
element: h("div", { class: "tt-ask" }, tableParts(puzzle.table ?? {}, settings), countingTray(puzzle, settings), form),
draft: () => input.value,
mark(verdict, value) {
if (readNumber(input.value) !== value) input.value = String(value).replace("-", "−");
setMark(row, verdict.ok ? "right" : "wrong", verdict.ok ? "✓ right" : "✗ not yet");
if (!verdict.ok) return;
input.readOnly = true;
lockButton(check, true);
sign.hidden = true;
},
clear() {
input.value = "";
input.readOnly = false;
lockButton(check, false);
sign.hidden = false;
setMark(row);
},
};
}
const SCHEMA = 1;
const isText = (value) => typeof value === "string";
const isListOf = (check) => (value) => Array.isArray(value) && value.every(check);
const isReason = (value) => isRecord(value) && isText(value.feedback) && (value.cites === undefined || isListOf(isText)(value.cites));
const isChoice = (value) => isReason(value) && isText(value.id) && isText(value.label) && typeof value.ok === "boolean";
const isChoices = (value) => isListOf(isChoice)(value) && value.length > 0;
const isCounted = (value) =>
isRecord(value) && Number.isSafeInteger(value.answer) && isText(value.otherwise) &&
isListOf((mistake) => isReason(mistake) && Number.isSafeInteger(mistake.value))(value.mistakes);
const isPart = (value) => isRecord(value) && isText(value.id) && isText(value.label);
const isPlay = (value) => isRecord(value) && Number.isSafeInteger(value.seat) && value.seat >= 0 && value.seat < 6 && isCard(value.card);
const ASKS = {
one: (puzzle) => isChoices(puzzle.choices),
many: (puzzle) => isChoices(puzzle.choices),
order: (puzzle) =>
isListOf((item) => isRecord(item) && isText(item.id) && isCard(item.card))(puzzle.items) && isListOf(isText)(puzzle.answer) &&
puzzle.items.length === puzzle.answer.length && puzzle.items.every((item) => puzzle.answer.includes(item.id)) &&
isListOf((pair) => isReason(pair) && isText(pair.lower) && isText(pair.upper))(puzzle.pairs),
number: isCounted,
numbers: (puzzle) => isListOf((part) => isPart(part) && isCounted(part))(puzzle.parts) && puzzle.parts.length > 0,
match: (puzzle) => isListOf((part) => isPart(part) && isChoices(part.choices))(puzzle.parts) && puzzle.parts.length > 0,
};
function isTable(table) {
if (table === undefined) return true;
if (!isRecord(table)) return false;
const { players, trick, tricks, hand, piles, totals } = table;
return (players === undefined || (Number.isSafeInteger(players) && players > 1 && players < 7)) &&
(trick === undefined || (isListOf(isPlay)(trick) && trick.every(({ seat }) => seat < (players ?? 6)))) &&
(tricks === undefined || isListOf(isListOf(isPlay))(tricks)) &&
(hand === undefined || isListOf(isCard)(hand)) &&
(piles === undefined || (isRecord(piles) && Object.values(piles).every(isListOf(isCard)))) &&
(totals === undefined || isRecord(totals));
}
function whyUnreadable(puzzle) {
if (!isRecord(puzzle)) return "This puzzle is damaged and cannot be shown.";
if (puzzle.schema !== SCHEMA) return "This puzzle was made for another version of tarot_teach and cannot be shown here.";
if (!Object.hasOwn(ASKS, puzzle.ask)) return "This puzzle asks in a way that is not known here, so it cannot be shown.";
const whole = [puzzle.id, puzzle.title, puzzle.prompt, puzzle.worked].every(isText) && isListOf(isText)(puzzle.hints ?? []) &&
isListOf(isText)(puzzle.cites ?? []) && isTable(puzzle.table) && ASKS[puzzle.ask](puzzle);
return whole ? null : "This puzzle is damaged and cannot be shown.";
}
const VIEWS = { one: askOne, number: askNumber };
function face(puzzle, element, onVerdict, options = {}) {
const sentence = whyUnreadable(puzzle);
if (!sentence) {
try {
return showPuzzle(puzzle, element, onVerdict, options);
} catch (error) {
console.warn("tarot_teach", error);
}
}
return showSorry(element, sentence ?? "This puzzle is damaged and cannot be shown.");
}
function showSorry(element, sentence) {
const sorry = h("p", { class: "tt-puzzle tt-sorry" }, sentence);
element.prepend(sorry);
return Object.assign(() => sorry.remove(), { show() {} });
}
function showPuzzle(puzzle, element, onVerdict, { answer = null, ruleLink, puzzleLink, inSet = false } = {}) {
const hints = (puzzle.hints ?? []).slice(0, 3);
const given = []; // what was answered since the last fresh start
let solved = false, hintsShown = 0, stepsShown = 0, ask;
const root = h("section", { class: "tt-puzzle", "aria-label": `Puzzle: ${puzzle.title}`, "data-ask": puzzle.ask, "data-lm-suppress-shortcuts": "true" });
const before = h("span", { class: "tt-before" });
const prompt = h("p", { class: "tt-prompt" });
const stage = h("div", { class: "tt-stage" });
const say = h("div", { class: "tt-say", role: "status" });
const cites = h("p", { class: "tt-cites" });
const hintList = h("ol", { class: "tt-hints", "aria-live": "polite" });
const worked = h("div", { class: "tt-worked", id: uniqueId("worked"), hidden: true });
const hintButton = button("", hint);
const workedButton = button("Model answer", reveal, { "aria-controls": worked.id, "aria-expanded": "false" });
const againButton = button("Try again", again, { class: "tt-button tt-main", hidden: true });
const skipButton = inSet && button("Skip", () => leave("tarot-skip"));
const nextButton = inSet && button("Next puzzle", () => leave("tarot-next"), { class: "tt-button tt-main", hidden: true });
const quiet = (label, action) => button(label, action, { class: "tt-quiet" });
const hasRules = gamesOf(puzzle).some((key) => Object.hasOwn(RULE_CARDS, key));
root.append(
h("div", { class: "tt-head" }, title(puzzle.title), h("span", { class: "tt-game" }, gameLine(puzzle)), before),
prompt, stage, say, cites, hintList,
h("div", { class: "tt-tools" }, nextButton, againButton, hintButton, workedButton, skipButton),
worked,
h("div", { class: "tt-foot" }, hasRules && quiet("Rule card", () => openRuleCard(root, puzzle)),
quiet("Settings", () => openDialog(root, "Settings", settingsPanel())),
quiet("Link", () => openDialog(root, "Link to this puzzle", linkPanel(puzzle, puzzleLink)))),
);
element.replaceChildren(root);
guardKeys(root);
function draw() {
const settings = currentSettings();
const draft = ask?.draft?.();
root.dataset.large = settings.large ? "yes" : "no";
prompt.replaceChildren(...inText(puzzle.prompt, settings));
ask = VIEWS[puzzle.ask]({ puzzle, settings, give, gently, fresh, draft });
stage.replaceChildren(ask.element);
for (const { answer: each, verdict } of given) ask.mark(verdict, each);
const last = given.at(-1);
if (last) speak(last.verdict);
if (solved) settle();
drawHints();
drawWorked();
drawBefore();
}
function give(value, { counts = true } = {}) {
if (solved) return;
const verdict = markAnswer(puzzle, value);
const known = given.findIndex((one) => sameAnswer(one.answer, value));
if (known >= 0) given.splice(known, 1);
given.push({ answer: value, verdict });
solved = verdict.ok;
ask.mark(verdict, value);
speak(verdict);
if (solved) settle();
againButton.hidden = false;
againButton.textContent = solved ? "Play again" : "Try again";
if (solved) stepsShown = workedSteps().length;
drawWorked();
if (nextButton) {
nextButton.hidden = !solved;
skipButton.hidden = solved;
}
if (!counts || known >= 0) return;
progress().remember(puzzle.id, verdict.ok);
onVerdict?.(puzzle.id, verdict.ok, value);
element.dispatchEvent(new CustomEvent("tarot-verdict", { bubbles: true, composed: true, detail: { id: puzzle.id, ok: verdict.ok, answer: value } }));
}
function speak(verdict) {
const settings = currentSettings();
const line = ({ label, feedback }) => [label && h("strong", {}, ...inText(label, settings), ": "), ...inText(feedback, settings)];
const first = h("strong", { class: "tt-verdict" }, verdict.ok ? "✓ Right." : puzzle.ask === "one" ? "✗ Not this one." : "✗ Not yet.");
const lines = verdict.lines.filter((one, at, all) => all.findIndex((other) => other.feedback === one.feedback && other.label === one.label) === at);
say.dataset.ok = String(verdict.ok);
say.replaceChildren(first, " ", ...(lines.length > 1 ? [h("ul", {}, lines.map((one) => h("li", {}, line(one))))] : lines.flatMap(line)));
cites.replaceChildren(...citeLinks(verdict.cites, root, puzzle, ruleLink));
}
function gently(text) {
say.dataset.ok = "none";
say.replaceChildren(text);
cites.replaceChildren();
}
function fresh() {
if (solved || !say.childNodes.length) return;
delete say.dataset.ok;
say.replaceChildren();
cites.replaceChildren();
}
function settle() {
const winner = puzzle.kind === "who-wins" && puzzle.choices?.find((choice) => choice.ok)?.card;
const place = winner && [...stage.querySelectorAll(".tt-place")].find((each) => each.dataset.card === winner);
if (!place) return;
place.dataset.takes = "yes";
place.querySelector(".tt-taken").textContent = "★ takes the trick";
}
function again() {
given.length = 0;
solved = false;
stepsShown = 0;
ask.clear();
delete say.dataset.ok;
say.replaceChildren();
cites.replaceChildren();
againButton.hidden = true;
for (const place of stage.querySelectorAll("[data-takes]")) {
delete place.dataset.takes;
place.querySelector(".tt-taken").textContent = "";
}
if (nextButton) {
nextButton.hidden = true;
skipButton.hidden = false;
}
drawWorked();
drawBefore();
stage.querySelector("input, .tt-ask button:not([aria-disabled])")?.focus();
}
function hint() {
hintsShown = Math.min(hintsShown + 1, hints.length);
drawHints();
}
function drawHints() {
const settings = currentSettings();
while (hintList.children.length > hintsShown) hintList.lastChild.remove();
hints.slice(0, hintsShown).forEach((text, at) => {
const line = [h("strong", {}, `Hint ${at + 1} of ${hints.length}:`), " ", ...inText(text, settings)];
if (hintList.children[at]) hintList.children[at].replaceChildren(...line);
else hintList.append(h("li", {}, line));
});
const left = hintsShown < hints.length;
if (!left && hintButton === page.activeElement) workedButton.focus();
hintButton.hidden = !left;
hintButton.textContent = `Hint ${hintsShown + 1} of ${hints.length}`;
}
function workedSteps() {
return puzzle.worked.split("\n").filter((line) => line.trim());
}
function reveal() {
stepsShown = stepsShown ? 0 : 1;
drawWorked();
}
function drawWorked() {
const settings = currentSettings();
const steps = workedSteps();
const shown = steps.slice(0, stepsShown);
worked.hidden = !shown.length;
workedButton.setAttribute("aria-expanded", String(shown.length > 0));
if (!shown.length) return worked.replaceChildren();
const next = button(`Next step: ${stepsShown + 1} of ${steps.length}`, () => {
stepsShown += 1;
drawWorked();
(worked.querySelector("button") ?? workedButton).focus();
});
return worked.replaceChildren(title("Model answer"),
steps.length > 1 ? h("ol", {}, shown.map((step) => h("li", {}, inText(step, settings)))) : h("p", {}, inText(steps[0], settings)),
stepsShown < steps.length ? next : "");
}
function drawBefore() {
before.textContent = progress().known(puzzle.id)?.ok && !solved ? "✓ solved before" : "";
}
function leave(name) {
element.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, detail: { id: puzzle.id, ok: solved } }));
}
function show(value) {
if (value === null || value === undefined || sameAnswer(given.at(-1)?.answer, value)) return;
try {
if (solved) again();
give(value, { counts: false });
} catch {
gently("This answer does not fit the puzzle.");
}
}
draw();
show(answer);
const unfollow = followSettings(draw);
page.addEventListener("tarot-progress", drawBefore);
return Object.assign(() => {
unfollow();
page.removeEventListener("tarot-progress", drawBefore);
root.remove();
}, { show, again, hint, reveal });
}
function gameLine(puzzle) {
const game = RULE_CARDS[puzzle.variant]?.name ?? (puzzle.variant === "all" ? "The three games" : "");
return [game, puzzle.level && `level ${puzzle.level}`].filter(Boolean).join(" · ");
}
function linkPanel(puzzle, puzzleLink) {
const line = (label, text) => {
const id = uniqueId("link");
const field = h("input", { id, class: "tt-link", type: "text", readonly: true, value: text, onfocus: () => field.select() });
const said = h("span", { "aria-live": "polite" });
return h("p", { class: "tt-setting" }, h("label", { for: id }, label), field, button("Copy", async () => {
field.select();
try {
await navigator.clipboard.writeText(text);
said.textContent = " Copied.";
} catch {
said.textContent = " Press Ctrl and C to copy.";
}
}), said);
};
const address = puzzleLink?.(puzzle.id);
return [address && line("Address", address), line("Name", puzzle.id), line("In Python", `tarot_teach.puzzle(${JSON.stringify(puzzle.id)})`)];
}
function guardKeys(root) {
root.addEventListener("keydown", (event) => {
if (event.repeat && (event.key === "Enter" || event.key === " ") && event.target.closest("button, input")) event.preventDefault();
if (!event.ctrlKey && !event.metaKey && !event.altKey) event.stopPropagation();
});
let pressed;
root.addEventListener("click", (event) => {
const here = event.target.closest("button");
if (event.detail > 1 && here !== pressed) {
event.preventDefault();
event.stopPropagation();
}
pressed = here;
}, true);
}
const SCRIPT_ADDRESS = page.currentScript?.src || globalThis.location.href;
function rulePagesAround(element) {
const pattern = element.closest("[data-rule-pages]")?.dataset.rulePages;
if (!pattern) return undefined;
return (id) => `${pattern.replace("{game}", encodeURIComponent(gameOf(id)))}#${encodeURIComponent(id)}`;
}
function puzzlePageAround(element) {
const pattern = element.closest("[data-puzzle-page]")?.dataset.puzzlePage;
if (!pattern) return undefined;
return (id) => new URL(pattern.replace("{id}", encodeURIComponent(id)), page.baseURI).href;
}
function parsed(text) {
try {
return JSON.parse(text);
} catch {
return null;
}
}
class TarotPuzzle extends HTMLElement {
connectedCallback() {
if (this.stop || this.dataset.document === undefined) return;
this.stop = face(parsed(this.dataset.document), this, undefined, {
ruleLink: rulePagesAround(this),
puzzleLink: puzzlePageAround(this),
inSet: this.dataset.set !== undefined,
});
this.dataset.ready = "";
}
disconnectedCallback() {
this.stop?.();
this.stop = undefined;
delete this.dataset.ready;
}
}
if (!globalThis.customElements.get("tarot-puzzle")) globalThis.customElements.define("tarot-puzzle", TarotPuzzle);
const asked = new Map();
globalThis.tarotBank ??= {
got(name, documents) {
asked.get(name)?.resolve(documents);
},
load(name) {
if (!asked.has(name)) {
let resolve, reject;
const promise = new Promise((...both) => ([resolve, reject] = both));
asked.set(name, { promise, resolve });
const script = h("script", { src: new URL(`bank/${encodeURIComponent(name)}.js`, SCRIPT_ADDRESS).href });
script.onerror = () => {
asked.delete(name);
reject(new Error(`There is no bank of puzzles named ${name}.`));
};
script.onload = () => script.remove();
page.head.append(script);
}
return asked.get(name).promise;
},
};
const STYLE = "tarot-puzzle { display: block; }\n.tt-puzzle {\n--tt-panel: #fffdf8; --tt-ink: #241812; --tt-soft: #6a5a4c; --tt-edge: #8d7b68; --tt-line: #d9cbb2; --tt-felt: #efe6d3;\n--tt-right: #1f5c3a; --tt-right-ground: #e3f1e3; --tt-wrong: #98271c; --tt-wrong-ground: #fbe7e1; --tt-link: #28436f; --tt-main: #28436f; --tt-main-ink: #ffffff;\n--tt-paper: #f5e9d0; --tt-card-ink: #241812; --tt-focus: #1a5fd0;\ncontainer-type: inline-size; box-sizing: border-box; margin: 1em 0; padding: .9em 1em .6em; color: var(--tt-ink); background: var(--tt-panel);\nborder: 1px solid var(--tt-line); border-radius: .75em; box-shadow: 0 1px 3px rgb(36 24 18 / 12%); font-size: inherit; line-height: 1.45; text-align: start; overflow-wrap: anywhere;\n}\n:is([data-md-color-scheme=\"slate\"], [data-jp-theme-light=\"false\"], .vscode-dark, .vscode-high-contrast) .tt-puzzle {\n--tt-panel: #24201c; --tt-ink: #f3eadb; --tt-soft: #c4b5a1; --tt-edge: #9d8d79; --tt-line: #4b4239; --tt-felt: #302a24;\n--tt-right: #a5e0b5; --tt-right-ground: #20382a; --tt-wrong: #ffb9ac; --tt-wrong-ground: #472620; --tt-link: #a9c6f5; --tt-main: #a9c6f5; --tt-main-ink: #15202f;\n--tt-paper: #efe2c7; --tt-focus: #8fbaff;\n}\n.tt-puzzle *, .tt-puzzle { box-sizing: border-box; }\n.tt-puzzle [hidden] { display: none; }\n.tt-puzzle :is(p, ol, ul, li, table, details, summary, dialog) { font-size: inherit; line-height: inherit; color: inherit; }\n.tt-puzzle p { margin: .5em 0; }\n.tt-puzzle[data-large=\"yes\"] { font-size: 1.5em; }\n.tt-puzzle .tt-head { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 .8em; }\n.tt-puzzle .tt-title { margin: 0; font-size: 1.1em; }\n.tt-puzzle .tt-game { color: var(--tt-soft); font-size: .85em; }\n.tt-puzzle .tt-before { color: var(--tt-right); font-size: .85em; }\n.tt-puzzle .tt-before:empty, .tt-puzzle .tt-cites:empty, .tt-puzzle .tt-hints:empty { display: none; }\n.tt-puzzle .tt-prompt { margin: .4em 0 .8em; }\n.tt-puzzle .tt-caption { margin: .6em 0 .2em; color: var(--tt-soft); font-size: .85em; text-align: start; }\n/* Buttons */\n.tt-puzzle :is(button, input, select) { font: inherit; letter-spacing: inherit; color: inherit; }\n.tt-puzzle button { cursor: pointer; touch-action: manipulation; }\n.tt-puzzle :is(.tt-button, .tt-choice, .tt-quiet, .tt-cite) { min-height: 44px; min-width: 44px; padding: .35em .85em; color: var(--tt-ink); background: var(--tt-panel); border: 1px solid var(--tt-edge); border-radius: .5em; }\n.tt-puzzle .tt-main { color: var(--tt-main-ink); background: var(--tt-main); border-color: var(--tt-main); font-weight: 600; }\n.tt-puzzle .tt-quiet { color: var(--tt-soft); background: none; border-color: transparent; text-decoration: underline; text-underline-offset: .2em; padding: .2em .4em; font-size: .9em; }\n.tt-puzzle .tt-cite { display: inline-flex; align-items: center; color: var(--tt-link); background: none; border-color: transparent; text-decoration: underline; text-underline-offset: .2em; padding: .2em .3em; text-align: start; }\n.tt-puzzle :is(button, a, input, select, summary, [tabindex]):focus-visible { outline: 3px solid var(--tt-focus); outline-offset: 2px; }\n.tt-puzzle :is(.tt-button, .tt-choice):hover:not([aria-disabled]) { border-color: var(--tt-ink); box-shadow: 0 1px 4px rgb(36 24 18 / 25%); }\n.tt-puzzle [aria-disabled=\"true\"] { cursor: default; }\n.tt-puzzle [aria-pressed=\"true\"] { outline: 3px solid var(--tt-main); outline-offset: -1px; }\n.tt-puzzle :is(.tt-tools, .tt-foot) { display: flex; flex-wrap: wrap; gap: .5em; margin: .7em 0 0; }\n.tt-puzzle .tt-foot { margin-top: .5em; padding-top: .2em; border-top: 1px solid var(--tt-line); gap: 0 .5em; }\n/* A card: paper, ink, a sign for its suit in shape and colour */\n.tt-puzzle .tt-card {\nposition: relative; display: inline-flex; flex-direction: column; align-items: center; justify-content: flex-end; width: 5.6em; min-width: 44px; min-height: 6.6em; padding: .3em .25em; vertical-align: top;\ncolor: var(--tt-card-ink); background: var(--tt-paper); border: 1.5px solid #5a4a3c; border-radius: .45em; box-shadow: 0 1px 2px rgb(36 24 18 / 30%); text-align: center;\n}\n.tt-puzzle button.tt-card:hover:not([aria-disabled]) { border-color: #241812; box-shadow: 0 3px 8px rgb(36 24 18 / 40%); }\n.tt-puzzle .tt-card-name { font-size: .78em; line-height: 1.15; font-weight: 600; hyphens: auto; }\n.tt-puzzle .tt-picture { flex: 1; display: flex; flex-direction: column; align-items: stretch; justify-content: center; width: 100%; min-height: 3.4em; }\n.tt-puzzle .tt-index { display: flex; align-items: center; gap: .15em; align-self: flex-start; font-weight: 700; line-height: 1; min-height: 1em; }\n.tt-puzzle .tt-index .tt-sign { width: .85em; height: .85em; }\n.tt-puzzle .tt-drawing { display: flex; align-items: center; justify-content: center; flex: 1; }\n.tt-puzzle .tt-drawing .tt-sign { width: 2.2em; height: 2.2em; }\n.tt-puzzle .tt-numeral { font-family: Georgia, \"Times New Roman\", serif; font-size: 1.15em; font-weight: 700; letter-spacing: .02em; border-block: 2px solid; padding: .1em .2em; }\n.tt-puzzle .tt-sign { flex: none; width: 1em; height: 1em; vertical-align: -.12em; }\n.tt-puzzle .tt-card[data-suit=\"S\"] .tt-picture { color: #28436f; }\n.tt-puzzle .tt-card[data-suit=\"C\"] .tt-picture { color: #b03428; }\n.tt-puzzle .tt-card[data-suit=\"B\"] .tt-picture { color: #2f6b4a; }\n.tt-puzzle .tt-card[data-suit=\"D\"] .tt-picture { color: #8a5a00; }\n.tt-puzzle .tt-card[data-suit=\"T\"] .tt-picture { color: #5b2a5e; }\n.tt-puzzle .tt-card[aria-pressed=\"true\"] { outline: none; border-color: #1d4ea3; box-shadow: 0 0 0 3px #1d4ea3; transform: translateY(-3px); }\n.tt-puzzle .tt-card[aria-pressed=\"true\"]::after { content: \"✓\"; position: absolute; top: -.5em; right: -.4em; width: 1.35em; height: 1.35em; line-height: 1.3em; border-radius: 50%; color: #fff; background: #1d4ea3; font-weight: 700; }\n.tt-puzzle .tt-card:focus-visible { outline: 3px solid var(--tt-focus); outline-offset: 3px; }\n.tt-puzzle .tt-side-by-side { display: flex; flex-wrap: wrap; gap: .5em; }\n.tt-puzzle .tt-choice-label { font-size: .78em; line-height: 1.15; }\n/* Marks: a sign, a word and a colour */\n.tt-puzzle .tt-mark:empty { display: none; }\n.tt-puzzle .tt-mark { display: block; padding: 0 .4em; border-radius: .3em; font-size: .85em; font-weight: 700; }\n.tt-puzzle [data-mark=\"right\"] > .tt-mark { color: #1f5c3a; background: #dff0df; }\n.tt-puzzle [data-mark=\"wrong\"] > .tt-mark { color: #98271c; background: #fbe1da; }\n.tt-puzzle [data-mark=\"right\"]:is(button) { border: 3px solid #2c7a4d; }\n.tt-puzzle [data-mark=\"wrong\"]:is(button) { border: 2px dashed #b03428; }\n.tt-puzzle .tt-words { display: flex; flex-wrap: wrap; gap: .5em; margin-top: .5em; }\n.tt-puzzle .tt-choice { display: inline-flex; flex-direction: column; align-items: flex-start; justify-content: center; text-align: start; background: var(--tt-panel); }\n/* Rows by suit */\n.tt-puzzle .tt-rows { display: flex; flex-direction: column; gap: .35em; }\n.tt-puzzle .tt-suit-row { display: flex; flex-direction: column; gap: .1em; }\n.tt-puzzle .tt-suit-name { color: var(--tt-soft); font-size: .8em; }\n.tt-puzzle .tt-suit-cards { display: flex; flex-wrap: wrap; gap: .3em; }\n@container (min-width: 40em) { .tt-puzzle .tt-suit-row { flex-direction: row; align-items: center; } .tt-puzzle .tt-suit-name { flex: none; width: 5.5em; } }\n@container (max-width: 34em) {\n.tt-puzzle [data-many=\"yes\"] .tt-card { width: 3.1em; min-height: 3.9em; padding: .2em; }\n.tt-puzzle [data-many=\"yes\"] .tt-picture { min-height: 3em; }\n.tt-puzzle [data-many=\"yes\"] .tt-drawing .tt-sign { width: 1.35em; height: 1.35em; }\n.tt-puzzle [data-many=\"yes\"] .tt-numeral { font-size: .72em; }\n.tt-puzzle [data-many=\"yes\"] .tt-card[data-index=\"on\"] .tt-picture + .tt-card-name { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }\n}\n.tt-puzzle .tt-card:not(:has(.tt-picture)) { width: auto; min-height: 44px; padding: .35em .7em; justify-content: center; }\n.tt-puzzle .tt-card:not(:has(.tt-picture)) .tt-card-name { font-size: 1em; }\n/* The table */\n.tt-puzzle .tt-table { max-width: 34em; }\n.tt-puzzle .tt-trick { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: .4em; justify-items: center; align-items: center; list-style: none; margin: 0; padding: .6em .3em; background: var(--tt-felt); border-radius: .8em; }\n.tt-puzzle .tt-trick > li { margin: 0; padding: 0; list-style: none; }\n.tt-puzzle .tt-trick > .tt-place { display: flex; flex-direction: column; align-items: center; gap: .1em; max-width: 100%; text-align: center; }\n.tt-puzzle .tt-turn { font-weight: 700; font-size: .85em; }\n.tt-puzzle .tt-seat { color: var(--tt-soft); font-size: .8em; }\n.tt-puzzle .tt-empty { padding: .5em !important; border: 2px dashed var(--tt-edge); border-radius: .45em; min-height: 4em; justify-content: center; }\n.tt-puzzle .tt-round { grid-column: 2; grid-row: 2; color: var(--tt-soft); }\n.tt-puzzle .tt-arrow { display: block; width: 3em; height: 3em; }\n.tt-puzzle .tt-place .tt-card { max-width: 100%; }\n.tt-puzzle .tt-taken:empty { display: none; }\n.tt-puzzle .tt-taken { color: var(--tt-right); font-size: .85em; font-weight: 700; }\n.tt-puzzle [data-takes=\"yes\"] .tt-card { border: 3px solid #2c7a4d; transform: translateY(-2px); box-shadow: 0 4px 10px rgb(36 24 18 / 45%); }\n.tt-puzzle :is(.tt-past, .tt-plays) { list-style: none; margin: .3em 0; padding: 0; }\n.tt-puzzle .tt-plays { display: flex; flex-wrap: wrap; gap: .4em; }\n.tt-puzzle :is(.tt-past, .tt-plays) > li { margin: 0; padding: 0; }\n.tt-puzzle .tt-plays > li { display: flex; flex-direction: column; align-items: center; }\n.tt-puzzle .tt-totals { display: inline-table; width: auto; margin: .3em 0; border-collapse: collapse; border: 0; background: none; }\n.tt-puzzle .tt-totals :is(th, td) { padding: .25em .8em; border: 0; border-bottom: 1px solid var(--tt-line); text-align: start; background: none; font-weight: 400; min-width: 0; }\n.tt-puzzle .tt-totals td { text-align: end; font-weight: 700; font-variant-numeric: tabular-nums; }\n/* Typing numbers, laying out groups */\n.tt-puzzle .tt-form { display: flex; flex-wrap: wrap; align-items: end; gap: .6em; margin: .8em 0 0; }\n.tt-puzzle .tt-number-row { display: flex; flex-wrap: wrap; align-items: center; gap: .5em; }\n.tt-puzzle .tt-number-pair { display: inline-flex; gap: .3em; }\n.tt-puzzle :is(.tt-number, .tt-link, .tt-select) { min-height: 44px; max-width: 100%; padding: .3em .6em; color: var(--tt-ink); background: var(--tt-panel); border: 2px solid var(--tt-edge); border-radius: .5em; }\n.tt-puzzle .tt-number { width: 6em; font-size: 1.15em; font-variant-numeric: tabular-nums; }\n.tt-puzzle .tt-tray { margin: .6em 0; padding: 0 .7em; background: var(--tt-felt); border: 0; border-radius: .6em; box-shadow: none; }\n.tt-puzzle .tt-tray > summary { margin: 0; padding: .6em 1.5em; min-height: 44px; cursor: pointer; background: none; font-weight: 400; }\n.tt-puzzle .tt-tray-body { padding-bottom: .6em; }\n.tt-puzzle .tt-tray-sizes { display: flex; flex-wrap: wrap; gap: .4em; align-items: center; }\n.tt-puzzle .tt-groups { display: flex; flex-wrap: wrap; gap: .5em; margin: .4em 0; }\n.tt-puzzle .tt-group { display: flex; flex-wrap: wrap; gap: .25em; padding: .3em; border: 2px dashed var(--tt-edge); border-radius: .5em; }\n.tt-puzzle .tt-group[data-whole=\"yes\"] { border-style: solid; }\n.tt-puzzle .tt-tray .tt-card { width: 4.6em; min-height: 5em; }\n/* What is said */\n.tt-puzzle .tt-say { margin: .8em 0 .2em; min-height: 1.5em; border-radius: .5em; }\n.tt-puzzle .tt-say[data-ok] { padding: .55em .8em; background: var(--tt-felt); border-inline-start: 5px solid var(--tt-edge); }\n.tt-puzzle .tt-say[data-ok=\"true\"] { background: var(--tt-right-ground); border-color: var(--tt-right); }\n.tt-puzzle .tt-say[data-ok=\"false\"] { background: var(--tt-wrong-ground); border-color: var(--tt-wrong); }\n.tt-puzzle .tt-say[data-ok=\"true\"] .tt-verdict { color: var(--tt-right); }\n.tt-puzzle .tt-say[data-ok=\"false\"] .tt-verdict { color: var(--tt-wrong); }\n.tt-puzzle .tt-say ul { margin: .3em 0 0; padding-inline-start: 1.2em; }\n.tt-puzzle .tt-cites { margin: 0; font-size: .9em; }\n.tt-puzzle .tt-hints { list-style: none; margin: .6em 0; padding: 0; }\n.tt-puzzle .tt-hints > li { margin: .3em 0; padding: .4em .8em; border-inline-start: 5px solid #c08a1e; background: var(--tt-felt); border-radius: .4em; }\n.tt-puzzle .tt-worked { margin: .8em 0 0; padding: .6em .9em; border: 1px solid var(--tt-line); border-radius: .6em; }\n.tt-puzzle .tt-worked ol { margin: .4em 0; padding-inline-start: 1.6em; list-style: decimal; }\n.tt-puzzle .tt-worked li { margin: .2em 0; }\n.tt-puzzle .tt-worked .tt-title { font-size: 1em; }\n.tt-puzzle .tt-name { font-weight: 600; }\n/* Boxes over the page */\n.tt-puzzle .tt-dialog { width: min(40em, calc(100vw - 1.5em)); max-width: none; max-height: 88vh; padding: 0; color: var(--tt-ink); background: var(--tt-panel); border: 1px solid var(--tt-edge); border-radius: .8em; overflow: auto; }\n.tt-puzzle .tt-dialog::backdrop { background: rgb(20 14 10 / 55%); }\n.tt-puzzle .tt-dialog-head { position: sticky; top: 0; z-index: 1; display: flex; gap: 1em; align-items: center; justify-content: space-between; padding: .7em 1em; background: var(--tt-panel); border-bottom: 1px solid var(--tt-line); }\n.tt-puzzle .tt-dialog-body { padding: .4em 1em 1em; }\n.tt-puzzle .tt-rules { list-style: none; margin: 0; padding: 0; }\n.tt-puzzle .tt-rule { margin: 0; padding: .5em 0; border-bottom: 1px solid var(--tt-line); }\n.tt-puzzle .tt-rule[data-looked=\"yes\"] { margin: 0 -.6em; padding: .5em .6em; background: var(--tt-felt); border-radius: .5em; }\n.tt-puzzle .tt-rule p { margin: .15em 0; }\n.tt-puzzle .tt-rule-source { color: var(--tt-soft); font-size: .85em; }\n.tt-puzzle .tt-dialog-body details { margin: .4em 0; border: 0; box-shadow: none; background: none; }\n.tt-puzzle .tt-dialog-body summary { min-height: 44px; padding: .6em 1.5em; cursor: pointer; background: none; }\n.tt-puzzle .tt-setting { display: flex; flex-wrap: wrap; align-items: center; gap: .4em .8em; min-height: 44px; margin: .2em 0; }\n.tt-puzzle .tt-setting label { display: inline-flex; align-items: center; gap: .5em; min-height: 44px; }\n.tt-puzzle .tt-setting input[type=\"checkbox\"] { width: 1.4em; height: 1.4em; margin: 0; }\n.tt-puzzle .tt-link { flex: 1; min-width: 10em; }\n@media (prefers-reduced-motion: no-preference) { .tt-puzzle .tt-card { transition: transform .12s, box-shadow .12s; } }\n@media (prefers-contrast: more) { .tt-puzzle { --tt-soft: currentColor; --tt-edge: currentColor; --tt-line: currentColor; } .tt-puzzle .tt-card { border-width: 2px; border-color: #000; } }\n@media (forced-colors: active) { .tt-puzzle .tt-card[aria-pressed=\"true\"] { outline: 4px solid Highlight; } .tt-puzzle .tt-say[data-ok] { border: 1px solid; border-inline-start-width: 5px; } .tt-puzzle .tt-picture { color: CanvasText !important; } }\n@media print { .tt-puzzle :is(.tt-tools, .tt-foot, .tt-form, .tt-tray) { display: none; } .tt-puzzle { box-shadow: none; break-inside: avoid; } }\n";
const MIME = "application/vnd.tarot-teach.puzzle+json";
const VIEW = "application/vnd.jupyter.widget-view+json";
const PLUGIN = "tarot-teach:progress";
let share;
async function shared(name) {
const [entry] = Object.values(share[name]);
return (await entry.get())();
}
function settingsProgress(store) {
let written = new Map(), waiting = new Map(), timer, queue = Promise.resolve();
const fetched = async () => {
const { raw } = await store.fetch(PLUGIN);
return progressOf({ schema: PROGRESS_SCHEMA, ...plainJson(raw) });
};
const save = async () => {
if (!waiting.size) return;
const taken = waiting;
waiting = new Map();
try {
const merged = await fetched();
for (const [id, line] of taken) addProgress(merged, id, line);
await store.save(PLUGIN, JSON.stringify(progressDocument(merged)));
written = merged;
} catch (error) {
console.warn("tarot_teach: progress goes to the browser's storage", error);
const kept = progressOf(readStored(PROGRESS_KEY));
for (const [id, line] of taken) {
addProgress(kept, id, line);
addProgress(written, id, line);
}
writeStored(PROGRESS_KEY, progressDocument(kept));
}
};
const inTurn = (task) => (queue = queue.then(task, task));
inTurn(async () => {
try {
written = await fetched();
} catch (error) {
console.warn("tarot_teach", error);
}
page.dispatchEvent(new CustomEvent("tarot-progress"));
});
return {
known(id) {
const sum = new Map();
for (const kept of [written, waiting, progressOf(readStored(PROGRESS_KEY))]) {
if (kept.has(id)) addProgress(sum, id, kept.get(id));
}
return sum.get(id);
},
remember(id, ok) {
addProgress(waiting, id, { ok, tries: 1 });
clearTimeout(timer);
timer = setTimeout(() => inTurn(save), 300);
},
reset() {
clearTimeout(timer);
written = new Map();
waiting = new Map();
browserProgress.reset();
inTurn(() => store.save(PLUGIN, JSON.stringify(progressDocument(written)))).catch((error) => console.warn("tarot_teach", error));
},
};
}
const plainJson = (raw) => {
const value = parsed(raw || "{}");
return isRecord(value) ? value : {};
};
const modules = {
async "./extension"() {
return () => ({ __esModule: true, default: {
id: PLUGIN,
autoStart: true,
activate(app) {
try {
globalThis.tarotProgress = settingsProgress(app.serviceManager.settings);
} catch (error) {
console.warn("tarot_teach", error);
}
},
} });
},
async "./mimeExtension"() {
page.head.append(h("style", {}, STYLE));
const Renderer = rendererOn(await shared("@lumino/widgets"));
return () => ({ __esModule: true, default: {
id: "tarot-teach:puzzle",
rank: -20, // before ipywidgets' own, which has -10
dataType: "json",
rendererFactory: { safe: true, mimeTypes: [MIME], createRenderer: () => new Renderer() },
} });
},
};
function rendererOn({ Panel, Widget }) {
return class extends Panel {
renderModel(model) {
this.model = model;
this.drop();
if (!this.face) this.face = new Widget();
if (!this.face.parent) this.addWidget(this.face);
this.stop?.();
this.stop = face(model.data[MIME], this.face.node);
if (this.isAttached) this.ask();
return Promise.resolve(); // at once: ipywidgets waits for a kernel, perhaps for ever
}
onAfterAttach() {
this.ask();
this.timer ??= setInterval(() => this.ask(), 500);
}
onBeforeDetach() {
clearInterval(this.timer);
this.timer = undefined;
}
ask() {
try {
const model = this.model, view = model?.data[VIEW];
if (!model?.trusted || !view?.model_id) return;
let area = this.parent; // the output area knows the renderers of its notebook or console
while (area && !area.rendermime) area = area.parent;
const factory = area?.rendermime.getFactory(VIEW);
if (!factory || factory === this.factory || this.face.isHidden) return;
this.drop();
this.factory = factory;
this.real = area.rendermime.createRenderer(VIEW);
this.real.hide();
this.addWidget(this.real);
this.watch = new MutationObserver(() => this.swap());
this.watch.observe(this.real.node, { childList: true, subtree: true, attributeFilter: ["class"] });
const copy = { trusted: true, data: { [VIEW]: { ...view } }, metadata: model.metadata, setData() {} };
Promise.resolve(this.real.renderModel(copy)).catch((error) => console.warn("tarot_teach", error));
} catch (error) {
console.warn("tarot_teach", error); // the face stays
}
}
swap() {
const [view] = this.real.children(); // "Loading" and "model not found" are only text, a view is a child
const live = !!view && !view.isDisposed;
this.real.setHidden(!live);
this.face.setHidden(live);
}
drop() {
this.watch?.disconnect();
this.real?.dispose();
this.face?.show();
this.real = this.watch = this.factory = undefined;
}
dispose() {
if (this.isDisposed) return;
clearInterval(this.timer);
this.drop();
this.stop?.();
super.dispose();
}
};
}
(globalThis._JUPYTERLAB ??= {})["tarot-teach"] = {
init(scope) {
share = scope;
},
get(name) {
return modules[name] ? modules[name]() : Promise.reject(new Error(`tarot-teach has no module ${name}`));
},
};
})();
