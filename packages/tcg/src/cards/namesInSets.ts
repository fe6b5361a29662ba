/** The names of the cards of each set, a line each. Made of the sets by `npm run cards -- publish`. */
export const namesInSets = {
  'attack-of-the-clones': `A Moment's Rest
AT-TE Walker 23X
AT-TE Walker 71E
Acklay
Anakin Skywalker (A)
Anakin Skywalker (B)
Anakin Skywalker (C)
Anakin Skywalker (D)
Anakin's Inspiration
Assassin Droid ASN-121 (A)
Attract Enemy Fire
Bail Organa (A)
Battle Droid Squad
Battle Fatigue
Boba Fett (A)
Bravo N-1 Starfighter
C-3PO (A)
Captain Typho (A)
Capture Obi-Wan
Chancellor Palpatine (A)
Chancellor's Guard Squad
Chase the Villain
Cheat the Game
Clear the Skies
Cliegg Lars (A)
Clone Officer
Clone Platoon
Clone Squad
Clone Warrior 4/163
Clone Warrior 5/373
Commerce Guild Droid 81
Commerce Guild Droid Platoon
Commerce Guild Starship
Cordé (A)
Corellian Star Shuttle
Coruscant Freighter AA-9 (A)
Dark Rendezvous
Dark Side's Command
Dark Side's Compulsion
Dark Speed
Darth Sidious (A)
Darth Tyranus (A)
Darth Tyranus (B)
Darth Tyranus (C)
Departure Time
Destroyer Droid Squad
Destroyer Droid, P Series
Destruction of Hope
Dexter Jettster (A)
Down in Flames
Droid Control Ship
Droid Starfighter DFS-4CT
Droid Starfighter Squadron
Droid Starfighter Wing
Elan Sleazebaggano (A)
Elite Jedi Squad
Flying Geonosian Squad
Geonosian Defense Platform
Geonosian Fighter
Geonosian Guard
Geonosian Sentry
Geonosian Squad
Geonosian Warrior
Go to the Temple
Gozanti Cruiser
Hatch a Clone
Hero's Dodge
Hero's Duty
Hero's Flaw
High-Force Dodge
Hyperdrive Ring
Infantry Battle Droid, B1 Series
Interference in the Senate
Intergalactic Banking Clan Starship
Jango Fett (A)
Jango Fett (B)
Jango Fett (C)
Jango Fett (D)
Jar Jar Binks (A)
Jawa Sandcrawler
Jedi Call for Help
Jedi Council Summons
Jedi Knight's Deflection
Jedi Patrol
Jedi Starfighter 3R3
Kaminoan Guard
Kit Fisto (A)
Knockdown
Lama Su (A)
Lost in the Asteroids
Lull in the Fighting
Luxury Airspeeder
Master and Apprentice
Mending
N-1 Starfighter
Naboo Cruiser
Naboo Defense Station
Naboo Royal Starship
Naboo Security Guard
Naboo Senatorial Escort
Naboo Spaceport
Naboo Starfighter Squadron
Nexu
Nute Gunray (A)
Obi-Wan Kenobi (A)
Obi-Wan Kenobi (B)
Obi-Wan Kenobi (C)
Obi-Wan's Starfighter (A)
Order Here
Padawan's Deflection
Padmé Amidala (A)
Padmé Amidala (B)
Padmé Amidala (C)
Padmé Amidala (D)
Padmé's Yacht (A)
Patrol Speeder
Peace on Naboo
Pilot's Dodge
Plo Koon (A)
Plot the Secession
Poggle the Lesser (A)
Power Dive
Queen Jamillia (A)
R2-D2 (A)
Recon Speeder
Reek
Republic Assault Ship
Republic Attack Gunship UH-478
Republic Cruiser
Repulsorlift Malfunction
Return to Spaceport
Rickshaw
San Hill (A)
Second Effort
Seek the Council's Wisdom
Shaak Ti (A)
Ship Arrival
Shu Mai (A)
Slave I (A)
Slumming on Coruscant
Sonic Shockwave
Speeder Bike Squadron
Spirit of the Fallen
Splinter the Republic
Starship Refit
Strength of Hate
Subtle Assassination
Super Battle Droid 8EX
Surge of Power
Swoop Bike
Take the Initiative
Target Locked
Target the Senator
Taun We (A)
Taylander Shuttle
Techno Union Starship
Trade Federation Battleship
Trade Federation Battleship Core
Trade Federation C-9979
Trade Federation War Freighter
Tyranus's Edict
Tyranus's Geonosian Speeder (A)
Tyranus's Gift
Tyranus's Solar Sailer (A)
Tyranus's Wrath
Underworld Connections
Walking Droid Fighter
War Will Follow
Ward of the Jedi
Wat Tambor (A)
Watto (A)
Weapon Response
Wedding of Destiny
Windu's Solution
Yoda (A)
Yoda (B)
Yoda's Intervention
Zam Wesell (A)
Zam Wesell (B)
Zam's Airspeeder (A)`,
};
