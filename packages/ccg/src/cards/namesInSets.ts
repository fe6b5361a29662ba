/** The names of the cards of each set, a line each. Made of the sets by `npm run cards -- publish`. */
export const namesInSets = {
  premiere: `2X-3KPR (Tooex)
5D6-RA-7 (Fivedesix)
A Few Maneuvers
Admiral Motti
Affect Mind
Alderaan (Dark)
Alderaan (Light)
Alter (Dark)
Alter (Light)
Assault Rifle
Baniss Keeg
Bantha
Beggar
Beru Lars
Beru Stew
Biggs Darklighter
Black 2
Black 3
Blast Door Controls
Blaster
Blaster Rack
Blaster Rifle (Dark)
Blaster Rifle (Light)
Blaster Scope
BoShek
Boosted TIE Cannon
Boring Conversation Anyway
C-3PO (See-Threepio)
CZ-3 (Seezee-Three)
Caller (Dark)
Caller (Light)
Cantina Brawl
Charming To The Last
Chief Bast
Collateral Damage
Collision!
Colonel Wullf Yularen
Combined Attack
Comlink
Commander Praji
Corellian Corvette
Counter Assault
Crash Site Memorial
DS-61-2
DS-61-3
Dantooine (Dark)
Dantooine (Light)
Dark Collaboration
Dark Hours
Dark Jedi Lightsaber
Dark Jedi Presence
Dark Maneuvers
Darth Vader
Dathcha
Dead Jawa
Death Star Sentry
Death Star Trooper
Death Star: Central Core
Death Star: Detention Block Corridor (Dark)
Death Star: Docking Bay 327 (Dark)
Death Star: Docking Bay 327 (Light)
Death Star: Docking Control Room 327
Death Star: Level 4 Military Corridor
Death Star: Level 6 Core Shaft Corridor
Death Star: Trash Compactor
Death Star: War Room
Demotion
Devastator
Dice Ibegon
Disarmed (Dark)
Disarmed (Light)
Djas Puhr
Don't Get Cocky
Don't Underestimate Our Chances
Dr. Evazan
Droid Detector
Droid Shutdown
Dutch
EG-6 (Eegee-Six)
Electrobinoculars
Elis Helrot
Ellorrs Madak
Emergency Deployment
Escape Pod
Evacuate?
Expand The Empire
Eyes In The Dark
Fear Will Keep Them In Line
Feltipern Trevagg
Figrin D'an
Friendly Fire
Full Scale Alert
Full Throttle
Fusion Generator Supply Tanks (Dark)
Fusion Generator Supply Tanks (Light)
Gaderffii Stick
Garindan
General Dodonna
General Tagge
Gift Of The Mentor
Gold 1
Gold 5
Grand Moff Tarkin
Gravel Storm
Han Seeker
Han Solo
Han's Back
Han's Dice
Han's Heavy Blaster Pistol
Hear Me Baby, Hold Together
How Did We Get Into This Mess?
Hyper Escape
I Find Your Lack Of Faith Disturbing
I Have You Now
I've Got A Bad Feeling About This
I've Got A Problem Here
I've Lost Artoo!
Imperial Barrier
Imperial Blaster
Imperial Code Cylinder
Imperial Pilot
Imperial Reinforcements
Imperial Trooper Guard
Imperial-Class Star Destroyer
Into The Garbage Chute, Flyboy
Ion Cannon
It Could Be Worse
It's Worse
Jawa (Dark)
Jawa (Light)
Jawa Pack
Jawa Siesta
Jedi Lightsaber
Jedi Presence
Jek Porkins
K'lor'slug
Kabe
Kal'Falnl C'ndros
Kessel (Dark)
Kessel (Light)
Kessel Run
Ket Maliss
Kintan Strider
Kitik Keed'kak
Krayt Dragon Howl
LIN-V8K (Elleyein-Veeatekay)
LIN-V8M (Elleyein-Veeateemm)
Labria
Laser Projector
Lateral Damage
Leesub Sirln
Leia Organa
Leia's Back
Leia's Sporting Blaster
Lieutenant Tanbris
Lift Tube (Dark)
Lift Tube (Light)
Light Repeating Blaster Rifle
Lightsaber Proficiency
Limited Resources
Local Trouble
Lone Pilot
Lone Warrior
Look Sir, Droids
Luke
Luke Seeker
Luke Skywalker
Luke's Back
Luke's X-34 Landspeeder
Luke? Luuuuke!
M'iiyoom Onith
Macroscan
Mantellian Savrip
Millennium Falcon
Molator
Momaw Nadon
Moment Of Triumph
Move Along...
Myo
Nabrun Leids
Narrow Escape
Nevar Yalnal
Nightfall
Noble Sacrifice
Obi-Wan Kenobi
Obi-Wan's Cape
Obi-Wan's Lightsaber
Observation Holocam
Old Ben
Ommni Box
On The Edge
Organa's Ceremonial Necklace
Our Most Desperate Hour
Out Of Nowhere
Overload
Owen Lars
Panic
Physical Choke
Ponda Baba
Pops
Precise Attack
Presence Of The Force
Prophetess
Proton Torpedoes
Quad Laser Cannon
R1-G4 (Arone-Geefour)
R2-X2 (Artoo-Extoo)
R4-E1 (Arfour-Eeone)
R4-M9 (Arfour-Emmnine)
Radar Scanner
Reactor Terminal
Rebel Barrier
Rebel Guard
Rebel Pilot
Rebel Planners
Rebel Reinforcements
Rebel Trooper
Red 1
Red 3
Red Leader
Restraining Bolt (Dark)
Restraining Bolt (Light)
Restricted Deployment
Return Of A Jedi
Revolution
Run Luke, Run!
Sai'torr Kal Fas
Sandcrawler (Dark)
Sandcrawler (Light)
Scanning Crew
Scomp Link Access
Send A Detachment Down
Sense (Dark)
Sense (Light)
Set For Stun
Shistavanen Wolfman
Skywalkers
Solo Han
SoroSuub V-35 Landspeeder
Spaceport Speeders
Special Modifications
Stormtrooper
Stormtrooper Backpack
Stormtrooper Utility Belt
Sunsdown
Surprise Assault
TIE Advanced x1
TIE Fighter
TIE Scout
Tactical Re-Call
Takeel
Tallon Roll
Talz
Targeting Computer
Tatooine (Dark)
Tatooine (Light)
Tatooine Utility Belt
Tatooine: Cantina (Dark)
Tatooine: Cantina (Light)
Tatooine: Docking Bay 94 (Dark)
Tatooine: Docking Bay 94 (Light)
Tatooine: Dune Sea
Tatooine: Jawa Camp (Dark)
Tatooine: Jawa Camp (Light)
Tatooine: Jundland Wastes (Dark)
Tatooine: Lars' Moisture Farm (Dark)
Tatooine: Lars' Moisture Farm (Light)
Tatooine: Mos Eisley (Dark)
Tatooine: Mos Eisley (Light)
Tatooine: Obi-Wan's Hut
Thank The Maker
The Bith Shuffle
The Circle Is Now Complete
The Empire's Back
The Force Is Strong With This One
This Is All Your Fault
Timer Mine (Dark)
Timer Mine (Light)
Tonnika Sisters
Traffic Control
Trinto Duaba
Trooper Charge
Turbolaser Battery
Tusken Raider
Tusken Scavengers
Ubrikkian 9000 Z001
Vader
Vader's Custom TIE
Vader's Eye
Vader's Lightsaber
Vader's Obsession
Vaporator
WED-9-M1 'Bantha' Droid
WED15-I662 'Treadwell' Droid
Warrior's Courage
We're All Gonna Be A Lot Thinner!
We're Doomed
Wioslea
Wrong Turn
Wuher
X-wing
Y-wing
Yavin 4 (Dark)
Yavin 4 (Light)
Yavin 4: Docking Bay (Dark)
Yavin 4: Docking Bay (Light)
Yavin 4: Jungle (Dark)
Yavin 4: Jungle (Light)
Yavin 4: Massassi Throne Room
Yavin 4: Massassi War Room
Yavin Sentry
Yerka Mig
You Overestimate Their Chances
Your Eyes Can Deceive You
Your Powers Are Weak, Old Man`,
};
