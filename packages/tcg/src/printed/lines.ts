/** Every printed card, a line each; `read.ts` says what stands where. Made by `npm run index`. */
export const printedLines = `
#AOTC	Attack of the Clones
1	L	Anakin Skywalker (A)	Character	Jedi Padawan
2	L	Anakin Skywalker (B)	Character	Jedi Padawan
3	D	Assassin Droid ASN-121 (A)	Character	Assassin Droid
4	L	Bail Organa (A)	Character	Alderaanian Diplomat
5	N	Battle Fatigue	Battle
6	N	Boba Fett (A)	Character	Clone Boy
7	L	Captain Typho (A)	Character	Naboo Soldier
8	N	Clear the Skies	Mission
9	L	Clone Officer	Character	Clone Soldier
10	D	Dark Rendezvous	Mission
11	D	Dark Side's Command	Battle
12	D	Dark Side's Compulsion	Battle
13	D	Darth Sidious (A)	Character	Dark Jedi Master
14	D	Darth Tyranus (A)	Character	Dark Jedi Master
15	D	Destruction of Hope	Mission
16	N	Dexter Jettster (A)	Character	Diner Owner
17	D	Geonosian Sentry	Character	Geonosian Soldier
18	L	Hero's Duty	Battle
19	N	Hero's Flaw	Battle
20	D	Interference in the Senate	Battle
21	D	Jango Fett (A)	Character	Bounty Hunter
22	D	Jango Fett (B)	Character	Bounty Hunter
23	L	Jar Jar Binks (A)	Character	Gungan Diplomat
24	L	Jedi Call for Help	Mission
25	L	Jedi Council Summons	Mission
26	L	Jedi Knight's Deflection	Battle
27	N	Lama Su (A)	Character	Kaminoan Diplomat
28	N	Luxury Airspeeder	Ground	Coruscant Speeder
29	L	A Moment's Rest	Mission
30	L	Naboo Defense Station	Ground	Naboo Fortification
31	L	Obi-Wan Kenobi (A)	Character	Jedi Knight
32	L	Obi-Wan's Starfighter (A)	Space	Jedi Starfighter
33	N	Order Here	Mission
34	L	Padmé Amidala (A)	Character	Naboo Diplomat
35	L	Padmé Amidala (B)	Character	Naboo Diplomat
36	L	Padmé's Yacht (A)	Space	Naboo Transport
37	L	Plo Koon (A)	Character	Kel Dor Jedi Master
38	D	Plot the Secession	Mission
39	N	Power Dive	Battle
40	L	Queen Jamillia (A)	Character	Naboo Diplomat
41	L	R2-D2 (A)	Character	Astromech Droid
42	D	San Hill (A)	Character	IG Banking Clan Diplomat
43	N	Second Effort	Battle
44	L	Seek the Council's Wisdom	Mission
45	D	Shu Mai (A)	Character	Commerce Guild Diplomat
46	D	Slave I (A)	Space	Patrol Ship
47	L	Spirit of the Fallen	Battle
48	D	Target the Senator	Mission
49	N	Taun We (A)	Character	Kaminoan Diplomat
50	D	Trade Federation Battleship Core	Ground	Trade Federation Fortification
51	D	Tyranus's Edict	Mission
52	D	Tyranus's Geonosian Speeder (A)	Ground	Geonosian Speeder
53	D	Tyranus's Solar Sailer (A)	Space	Geonosian Starfighter
54	D	Tyranus's Wrath	Battle
55	D	War Will Follow	Battle
56	L	Ward of the Jedi	Battle
57	L	Windu's Solution	Battle
58	L	Yoda (A)	Character	Jedi Master
59	L	Yoda's Intervention	Battle
60	D	Zam Wesell (A)	Character	Clawdite Bounty Hunter
61	D	Acklay	Character	Geonosian Creature
62	L	Anakin Skywalker (C)	Character	Jedi Padawan
63	L	Anakin's Inspiration	Battle
64	L	AT-TE Walker 23X	Ground	Republic Assault Walker
65	L	AT-TE Walker 71E	Ground	Republic Assault Walker
66	N	Attract Enemy Fire	Battle
67	L	C-3PO (A)	Character	Protocol Droid
68	D	Capture Obi-Wan	Mission
69	L	Chancellor Palpatine (A)	Character	Coruscant Diplomat
70	L	Chase the Villain	Mission
71	N	Cheat the Game	Battle
72	L	Cliegg Lars (A)	Character	Tatooine Farmer
73	L	Clone Warrior 4/163	Character	Clone Soldier
74	L	Clone Warrior 5/373	Character	Clone Soldier
75	D	Commerce Guild Droid Platoon	Ground	Commerce Guild Droid
76	L	Cordé (A)	Character	Naboo Handmaiden
77	N	Coruscant Freighter AA-9 (A)	Space	Independent Transport
78	D	Dark Speed	Battle
79	D	Darth Tyranus (B)	Character	Dark Jedi Master
80	N	Departure Time	Mission
81	D	Destroyer Droid, P Series	Character	Trade Federation Droid
82	N	Down in Flames	Battle
83	D	Droid Control Ship	Space	Trade Federation Capital Ship
84	N	Elan Sleazebaggano (A)	Character	Coruscant Merchant
85	D	Geonosian Guard	Character	Geonosian Soldier
86	D	Geonosian Warrior	Character	Geonosian Soldier
87	L	Go to the Temple	Battle
88	D	Infantry Battle Droid, B1 Series	Character	Trade Federation Droid
89	D	Jango Fett (C)	Character	Bounty Hunter
90	N	Jawa Sandcrawler	Ground	Tatooine Sandcrawler
91	L	Jedi Patrol	Ground	Jedi Knight
92	N	Kaminoan Guard	Character	Kaminoan Soldier
93	L	Kit Fisto (A)	Character	Nautolan Jedi Master
94	L	Master and Apprentice	Battle
95	L	Naboo Security Guard	Character	Naboo Soldier
96	L	Naboo Spaceport	Ground	Naboo Fortification
97	D	Nexu	Character	Geonosian Creature
98	D	Nute Gunray (A)	Character	Trade Federation Diplomat
99	L	Obi-Wan Kenobi (B)	Character	Jedi Knight
100	L	Padmé Amidala (C)	Character	Naboo Diplomat
101	D	Poggle the Lesser (A)	Character	Geonosian Diplomat
102	D	Reek	Ground	Geonosian Creature
103	L	Republic Assault Ship	Space	Republic Capital Ship
104	L	Republic Cruiser	Space	Republic Transport
105	L	Shaak Ti (A)	Character	Togruta Jedi Master
106	N	Ship Arrival	Mission
107	D	Splinter the Republic	Mission
108	D	Strength of Hate	Battle
109	D	Subtle Assassination	Mission
110	D	Super Battle Droid 8EX	Character	Trade Federation Droid
111	D	Trade Federation Battleship	Space	Trade Federation Capital Ship
112	D	Trade Federation C-9979	Space	Trade Federation Transport
113	D	Tyranus's Gift	Battle
114	L	Underworld Connections	Mission
115	D	Wat Tambor (A)	Character	Techno Union Diplomat
116	N	Watto (A)	Character	Tatooine Merchant
117	N	Weapon Response	Battle
118	L	Wedding of Destiny	Mission
119	L	Yoda (B)	Character	Jedi Master
120	D	Zam's Airspeeder (A)	Ground	Coruscant Speeder
121	L	Anakin Skywalker (D)	Character	Jedi Padawan
122	D	Battle Droid Squad	Ground	Trade Federation Droid
123	L	Bravo N-1 Starfighter	Space	Naboo Starfighter
124	L	Chancellor's Guard Squad	Ground	Republic Soldier
125	L	Clone Platoon	Ground	Clone Soldier
126	L	Clone Squad	Ground	Clone Soldier
127	D	Commerce Guild Droid 81	Ground	Commerce Guild Droid
128	D	Commerce Guild Starship	Space	Commerce Guild Transport
129	L	Corellian Star Shuttle	Space	Republic Transport
130	D	Darth Tyranus (C)	Character	Dark Jedi Master
131	D	Destroyer Droid Squad	Ground	Trade Federation Droid
132	D	Droid Starfighter DFS-4CT	Space	Trade Federation Droid Starfighter
133	D	Droid Starfighter Squadron	Space	Trade Federation Droid Starfighter
134	D	Droid Starfighter Wing	Space	Trade Federation Droid Starfighter
135	L	Elite Jedi Squad	Ground	Jedi Knight
136	D	Flying Geonosian Squad	Ground	Geonosian Soldier
137	D	Geonosian Defense Platform	Ground	Geonosian Fortification
138	D	Geonosian Fighter	Space	Geonosian Starfighter
139	D	Geonosian Squad	Ground	Geonosian Soldier
140	N	Gozanti Cruiser	Space	Independent Transport
141	N	Hatch a Clone	Mission
142	N	Hero's Dodge	Battle
143	N	High-Force Dodge	Battle
144	L	Hyperdrive Ring	Space	Republic Device
145	D	Intergalactic Banking Clan Starship	Space	IG Banking Clan Transport
146	D	Jango Fett (D)	Character	Bounty Hunter
147	L	Jedi Starfighter 3R3	Space	Jedi Starfighter
148	N	Knockdown	Battle
149	N	Lost in the Asteroids	Battle
150	N	Lull in the Fighting	Battle
151	N	Mending	Mission
152	L	N-1 Starfighter	Space	Naboo Starfighter
153	L	Naboo Cruiser	Space	Naboo Transport
154	L	Naboo Royal Starship	Space	Naboo Transport
155	L	Naboo Senatorial Escort	Ground	Naboo Soldier
156	L	Naboo Starfighter Squadron	Space	Naboo Starfighter
157	L	Obi-Wan Kenobi (C)	Character	Jedi Knight
158	N	Padawan's Deflection	Battle
159	L	Padmé Amidala (D)	Character	Naboo Diplomat
160	N	Patrol Speeder	Ground	Naboo Speeder
161	N	Peace on Naboo	Battle
162	N	Pilot's Dodge	Battle
163	N	Recon Speeder	Ground	Republic Speeder
164	L	Republic Attack Gunship UH-478	Ground	Republic Gunship
165	N	Repulsorlift Malfunction	Battle
166	N	Return to Spaceport	Mission
167	N	Rickshaw	Ground	Tatooine Vehicle
168	N	Slumming on Coruscant	Mission
169	N	Sonic Shockwave	Battle
170	L	Speeder Bike Squadron	Ground	Republic Speeder
171	N	Starship Refit	Mission
172	N	Surge of Power	Battle
173	N	Swoop Bike	Ground	Tatooine Speeder
174	N	Take the Initiative	Mission
175	N	Target Locked	Battle
176	N	Taylander Shuttle	Space	Independent Transport
177	D	Techno Union Starship	Space	Techno Union Capital Ship
178	D	Trade Federation War Freighter	Space	Trade Federation Capital Ship
179	D	Walking Droid Fighter	Ground	Trade Federation Droid
180	D	Zam Wesell (B)	Character	Clawdite Bounty Hunter
#SR	Sith Rising
1	L	Aayla Secura (A)	Character	Twi'lek Jedi Knight
2	L	Anakin Skywalker (E)	Character	Jedi Padawan
3	D	Aurra Sing (A)	Character	Bounty Hunter
4	L	Chancellor Palpatine (B)	Character	Coruscant Diplomat
5	L	Clone Captain	Character	Clone Soldier
6	L	Clone Facility	Ground	Kaminoan Fortification
7	D	Darth Maul (A)	Character	Dark Jedi - Sith Apprentice
8	D	Darth Maul (C)	Character	Dark Jedi - Sith Apprentice
9	D	Darth Sidious (B)	Character	Dark Jedi - Sith Master
10	D	Darth Tyranus (D)	Character	Dark Jedi Master - Sith Lord
11	D	Geonosian Picadors	Ground	Geonosian Soldier
12	L	Impossible Victory	Battle
13	D	Jango Fett (E)	Character	Bounty Hunter
14	L	Jedi Bravery	Battle
15	L	Jedi Starfighter Wing	Space	Jedi Squadron
16	L	Jocasta Nu (A)	Character	Jedi Knight
17	L	Mace Windu (A)	Character	Jedi Master
18	L	Mace Windu (C)	Character	Jedi Master
19	N	Massiff	Character	Tatooine Tusken Creature
20	D	Nute Gunray (B)	Character	Trade Federation Diplomat
21	L	Republic Drop Ship	Ground	Republic Gunship
22	L	Sio Bibble (A)	Character	Naboo Diplomat
23	D	Sith Infiltrator (A)	Space	Dark Jedi - Sith Transport
24	D	Slave I (B)	Space	Patrol Ship
25	D	Super Battle Droid 5TE	Character	Trade Federation Droid
26	D	Trade Federation Control Core	Ground	Trade Federation Fortification
27	N	Tusken Camp	Ground	Tatooine Tusken Fortification
28	D	Twilight of the Republic	Mission
29	D	Unfriendly Fire	Battle
30	L	Yoda (C)	Character	Jedi Master
31	N	Aiwha Rider	Ground	Kaminoan Creature Soldier
32	L	C-3PO (B)	Character	Protocol Droid
33	N	Careful Targeting	Battle
34	N	Clever Escape	Battle
35	L	Clone Trooper 6/298	Character	Clone Soldier
36	D	Darth Maul (B)	Character	Dark Jedi - Sith Apprentice
37	D	Darth Tyranus (E)	Character	Dark Jedi Master - Sith Lord
38	D	Destroyer Droid, W Series	Character	Trade Federation Droid
39	N	Female Tusken Raider	Character	Tatooine Tusken Warrior
40	N	Fog of War	Mission
41	D	Geonosian Scout	Character	Geonosian Soldier
42	D	Hailfire Droid	Ground	IG Banking Clan Droid
43	D	Homing Spider Droid	Ground	Commerce Guild Droid
44	D	Infantry Battle Droid	Character	Trade Federation Droid
45	L	Jedi Heroes	Ground	Jedi Knight
46	L	Jedi Starfighter Scout	Space	Jedi Starfighter
47	L	Mace Windu (B)	Character	Jedi Master
48	L	Moment of Truth	Battle
49	L	Obi-Wan Kenobi (D)	Character	Jedi Knight
50	L	Out of His Misery	Battle
51	L	Padmé Amidala (E)	Character	Naboo Diplomat
52	D	Passel Argente (A)	Character	Corporate Alliance Diplomat
53	D	Price of Failure	Mission
54	L	R2-D2 (B)	Character	Astromech Droid
55	L	Recognition of Valor	Mission
56	D	Sun Fac (A)	Character	Geonosian Diplomat
57	D	Techno Union Warship	Space	Techno Union Transport
58	D	Trade Federation Offensive	Battle
59	N	Tusken Raider	Character	Tatooine Tusken Warrior
60	L	Visit the Lake Retreat	Mission
61	L	Acclamator-Class Assault Ship	Space	Republic Capital Ship
62	N	Aggressive Negotiations	Battle
63	L	Anakin Skywalker (F)	Character	Jedi Padawan
64	L	AT-TE Troop Transport	Ground	Republic Assault Walker
65	D	Battle Droid Assault Squad	Ground	Trade Federation Droid
66	N	Brutal Assault	Battle
67	L	Clone Trooper Legion	Ground	Clone Soldier
68	D	Commerce Guild Cruiser	Space	Commerce Guild Transport
69	D	Commerce Guild Spider Droid	Ground	Commerce Guild Droid
70	N	Concentrated Fire	Mission
71	N	Coruscant Speeder	Ground	Independent Speeder
72	D	Darth Maul (D)	Character	Dark Jedi - Sith Apprentice
73	L	Diplomatic Cruiser	Space	Republic Transport
74	D	Droid Starfighter DFS-1VR	Space	Trade Federation Droid Starfighter
75	D	Geonosian Artillery Battery	Ground	Geonosian Fortification
76	D	Geonosian Defense Fighter	Space	Geonosian Starfighter
77	D	Maul's Strategy	Mission
78	L	Mobile Assault Cannon	Ground	Republic Assault Walker
79	L	Naboo Starfighter Wing	Space	Naboo Squadron
80	L	Nubian Yacht	Space	Naboo Transport
81	N	Padawan and Senator	Battle
82	N	Reassemble C-3PO	Mission
83	L	Republic LAAT/i Gunship	Ground	Republic Gunship
84	N	Retreat Underground	Battle
85	N	Run the Gauntlet	Mission
86	L	Senatorial Cruiser	Space	Naboo Transport
87	N	Shoot Her or Something	Battle
88	D	Super Battle Droid Squad	Ground	Droid Squad
89	N	Suppressing Fire	Battle
90	D	Trade Federation Warship	Space	Trade Federation Capital Ship
#ANH	A New Hope
1	D	Admiral Motti (A)	Character	Imperial Naval Officer
2	L	Beru Lars (A)	Character	Tatooine Farmer
3	D	Blaster Barrage	Battle
4	D	Capture the Falcon	Mission
5	L	Contingency Plan	Mission
6	N	Dannik Jerriko (A)	Character	Anzati Bounty Hunter
7	D	Darth Vader (A)	Character	Dark Jedi Knight - Sith Lord
8	N	Desperate Confrontation	Mission
9	D	Destroy Alderaan	Mission
10	D	Dianoga (A)	Character	Vodran Creature
11	N	Disturbance in the Force	Mission
12	N	It's Not Over Yet	Battle
13	N	EG-6 Power Droid	Character	Service Droid
14	D	Elite Stormtrooper Squad	Ground	Imperial Clone Stormtrooper
15	N	Figrin D'an (A)	Character	Bith Musician
16	N	Greedo (A)	Character	Rodian Bounty Hunter
17	L	Hold 'Em Off	Battle
18	D	Imperial Blockade	Mission
19	D	Imperial Navy Helmsman	Character	Imperial Naval Officer
20	D	Imperial Sentry Droid	Character	Imperial Patrol Droid
21	D	IT-0 Interrogator Droid	Character	Imperial Interrogation Droid
22	N	Jawa Leader	Character	Tatooine Jawa
23	N	Krayt Dragon	Ground	Tatooine Dragon Creature
24	L	Leia's Kiss	Battle
25	L	Luke Skywalker (B)	Character	Jedi Padawan
26	L	Luke Skywalker (A)	Character	Jedi Padawan
27	L	Luke's Speeder (A)	Ground	Tatooine Speeder
28	L	Luke's X-Wing (A)	Space	Rebel Starfighter
29	L	Momaw Nadon (A)	Character	Ithorian Diplomat
30	L	Most Desperate Hour	Battle
31	D	No Escape	Battle
32	L	Obi-Wan Kenobi (E)	Character	Jedi Knight
33	L	Obi-Wan's Prowess	Battle
34	L	Obi-Wan's Task	Mission
35	L	Our Only Hope	Mission
36	L	Owen Lars (A)	Character	Tatooine Farmer
37	N	Plan of Attack	Mission
38	L	Princess Leia (A)	Character	Rebel Diplomat
39	L	Protection of the Master	Battle
40	L	R5-D4 (A)	Character	Astromech Droid
41	L	Rebel Crew Chief	Character	Rebel Technician
42	L	Rebel Lieutenant	Character	Rebel Officer
43	L	Regroup on Yavin	Mission
44	D	Sandtrooper	Character	Imperial Clone Stormtrooper
45	L	Starfighter's End	Battle
46	D	Stormtrooper TK-421	Character	Imperial Clone Stormtrooper
47	L	Strategy Session	Mission
48	L	Strike Me Down	Battle
49	L	Surprise Attack	Mission
50	L	Tantive IV (A)	Space	Rebel Capital Ship
51	D	Tarkin's Stench	Battle
52	D	TIE Fighter Elite Pilot	Character	Imperial Naval Officer
53	L	Tiree (A)	Character	Rebel Officer
54	D	Tractor Beam	Battle
55	N	URoRRuR'R'R (A)	Character	Tatooine Tusken Soldier
56	D	Imperial Manipulation	Mission
57	D	Vader's Leadership	Battle
58	D	Vader's TIE Fighter (A)	Space	Imperial Dark Jedi - Sith Starfighter
59	L	Wedge Antilles (A)	Character	Rebel Officer
60	L	Yavin 4 Hangar Base	Ground	Rebel Fortification
61	L	Astromech Assistance	Battle
62	N	Benefits of Training	Battle
63	L	Biggs Darklighter (A)	Character	Rebel Officer
64	L	C-3PO (C)	Character	Protocol Droid
65	D	Commander Praji (A)	Character	Imperial Officer
66	N	Tatooine Sandcrawler	Ground	Tatooine Jawa Sandcrawler
67	D	Darth Vader (B)	Character	Dark Jedi Knight - Sith Lord
68	D	Death Star Hangar Bay	Ground	Imperial Fortification
69	N	Death Star Plans	Battle
70	D	Death Star Scanning Technician	Character	Imperial Soldier
71	D	Death Star Superlaser Gunner	Character	Imperial Soldier
72	D	Death Star Turbolaser Gunner	Character	Imperial Soldier
73	D	Demonstration of Power	Mission
74	D	Devastator (A)	Space	Imperial Capital Ship
75	D	Dissolve the Senate	Mission
76	N	Error in Judgment	Mission
77	N	Fate of the Dragon	Battle
78	L	General Dodonna (A)	Character	Rebel Officer
79	D	General Tagge (A)	Character	Imperial Officer
80	L	Han's Courage	Battle
81	D	Imperial Control Station	Ground	Imperial Fortification
82	D	Imperial Navy Lieutenant	Character	Imperial Naval Officer
83	D	Insignificant Power	Mission
84	N	Into the Garbage Chute	Battle
85	N	Jawa	Character	Tatooine Jawa
86	N	Jawa Collection Team	Ground	Tatooine Jawa
87	D	Jedi Extinction	Mission
88	L	Jon "Dutch" Vander (A)	Character	Rebel Officer
89	N	Learning the Force	Mission
90	D	Lieutenant Tanbris (A)	Character	Imperial Soldier
91	N	Lin Demolitionmech	Character	Minelayer Droid
92	L	Luke Skywalker (C)	Character	Jedi Padawan
93	L	Luke's Warning	Battle
94	D	Mounted Stormtrooper	Ground	Imperial Clone Stormtrooper Creature
95	D	Mouse Droid	Character	Imperial Droid
96	L	Obi-Wan Kenobi (F)	Character	Jedi Knight
97	L	Oil Bath	Mission
98	L	Princess Leia (B)	Character	Rebel Diplomat
99	L	R2-D2 (C)	Character	Astromech Droid
100	L	Rebel Blockade Runner	Space	Rebel Capital Ship
101	L	Rebel Control Officer	Character	Rebel Soldier
102	L	Rebel Control Post	Ground	Rebel Fortification
103	L	Rebel Marine	Character	Rebel Soldier
104	D	Rebel Surrender	Battle
105	L	Rebel Trooper	Character	Rebel Soldier
106	L	Remote Seeker Droid	Character	Training Droid
107	N	Press the Advantage	Mission
108	L	Stabilize Deflectors	Battle
109	D	Star Destroyer Commander	Character	Imperial Naval Officer
110	D	Stormtrooper Charge	Battle
111	D	Stormtrooper DV-692	Character	Imperial Clone Stormtrooper
112	D	Stormtrooper Squad Leader	Character	Imperial Clone Stormtrooper
113	D	Stormtrooper TK-119	Character	Imperial Clone Stormtrooper
114	L	Support in the Senate	Mission
115	L	Disrupt the Power System	Mission
116	N	Tatooine Speeder	Ground	Tatooine Speeder
117	N	Tusken Sharpshooter	Character	Tatooine Tusken Soldier
118	D	Vader's Interference	Mission
119	D	Vader's TIE Fighter (B)	Space	Imperial Dark Jedi - Sith Starfighter
120	N	Wuher (A)	Character	Tatooine Bartender
121	N	Air Cover	Battle
122	N	Precise Blast	Battle
123	N	Stay Sharp	Battle
124	D	Carrack Cruiser	Space	Imperial Transport
125	D	Darth Vader (C)	Character	Dark Jedi Knight - Sith Lord
126	D	Death Star Cannon Tower	Ground	Imperial Fortification
127	D	Death Star Guard Squad	Ground	Imperial Soldier
128	N	Domesticated Bantha	Ground	Tatooine Creature
129	N	Flare-S Swoop	Ground	Independent Speeder
130	N	Ground Support	Battle
131	D	Imperial Detention Block	Ground	Imperial Fortification
132	D	Imperial Star Destroyer	Space	Imperial Capital Ship
133	L	Incom T-16 Skyhopper	Ground	Tatooine Speeder
134	N	Into Hiding	Mission
135	N	Jawa Squad	Ground	Tatooine Jawa
136	N	Jawa Supply Trip	Mission
137	N	Jump to Lightspeed	Battle
138	L	Luke Skywalker (D)	Character	Tatooine Farmer
139	N	Luke's Repairs	Mission
140	L	Moisture Farm	Ground	Tatooine Fortification
141	L	Planetary Defense Turret	Ground	Rebel Fortification
142	N	Nowhere to Run	Battle
143	L	Obi-Wan Kenobi (G)	Character	Jedi Knight
144	N	Jedi Intervention	Battle
145	N	Obi-Wan's Plan	Battle
146	N	Penetrate the Shields	Battle
147	N	Preemptive Shot	Battle
148	L	Princess Leia (C)	Character	Rebel Diplomat
149	L	Rebel Fighter Wing	Space	Rebel Squadron
150	L	Rebel Honor Company	Ground	Rebel Soldier
151	L	Rebel Marine Squad	Ground	Rebel Soldier
152	L	Rebel Pilot	Character	Rebel Officer
153	L	Rebel Squad	Ground	Rebel Soldier
154	N	Rescue	Battle
155	N	Slipping Through	Battle
156	L	Sorusuub V-35 Courier	Ground	Independent Speeder
157	N	Synchronized Assault	Battle
158	D	Stormtrooper Assault Team	Ground	Imperial Clone Stormtrooper
159	D	Stormtrooper DV-523	Character	Imperial Clone Stormtrooper
160	D	Stormtrooper Patrol	Ground	Imperial Clone Stormtrooper
161	D	Stormtrooper Squad	Ground	Imperial Clone Stormtrooper
162	D	TIE Fighter DS-3-12	Space	Imperial Starfighter
163	D	TIE Fighter DS-73-3	Space	Imperial Starfighter
164	D	TIE Fighter DS-55-6	Space	Imperial Starfighter
165	D	TIE Fighter DS-61-9	Space	Imperial Starfighter
166	D	TIE Fighter Pilot	Character	Imperial Naval Officer
167	D	TIE Fighter Squad	Space	Imperial Squadron
168	N	Tusken Squad	Ground	Tatooine Tusken Warrior
169	D	Vader's Grip	Battle
170	D	Victory-Class Star Destroyer	Space	Imperial Capital Ship
171	N	Well-Aimed Shot	Battle
172	L	X-Wing Red One	Space	Rebel Starfighter
173	L	X-Wing Red Three	Space	Rebel Starfighter
174	L	X-Wing Red Two	Space	Rebel Starfighter
175	L	X-Wing Attack Formation	Space	Rebel Squadron
176	L	Y-Wing Gold One	Space	Rebel Starfighter
177	L	Y-Wing Gold Squadron	Space	Rebel Squadron
178	N	YT-1300 Transport	Space	Independent Transport
179	N	YV-664 Light Freighter	Space	Independent Transport
180	N	Z-95 Headhunter	Space	Independent Starfighter
#BOY	Battle of Yavin
1	L	Artoo's Repairs	Battle
2	L	Blow This Thing	Battle
3	L	Celebrate the Victory	Mission
4	D	Chariot Light Assault Vehicle	Ground	Imperial Assault Speeder
5	L	Chewbacca (B)	Character	Independent Wookiee
6	L	Chewbacca (A)	Character	Independent Wookiee
7	D	Chief Bast (A)	Character	Imperial Soldier
8	D	Colonel Wullf Yularen (A)	Character	Imperial Soldier
9	D	Darth Vader (D)	Character	Dark Jedi Knight - Sith Lord
10	D	Death Star (A)	Space	Imperial Battle Station
11	D	Death Star (C)	Space	Imperial Battle Station
12	L	Garven Dreis (A)	Character	Rebel Officer
13	D	Grand Moff Tarkin (A)	Character	Imperial Diplomat
14	L	Han Solo (B)	Character	Independent Smuggler
15	N	Han Solo (A)	Character	Independent Smuggler
16	L	Hero's Potential	Battle
17	L	Jek Porkins (A)	Character	Rebel Officer
18	D	Lieutenant Shann Childsen (A)	Character	Imperial Naval Officer
19	L	Luke Skywalker (E)	Character	Rebel Jedi Padawan
20	L	Luke's Skyhopper (A)	Ground	Tatooine Speeder
21	L	Luke's X-Wing (B)	Space	Rebel Starfighter
22	L	Millennium Falcon (A)	Space	Independent Transport
23	L	Millennium Falcon (B)	Space	Independent Transport
24	N	Millennium Falcon (C)	Space	Independent Transport
25	L	Obi-Wan Kenobi (H)	Character	Rebel Jedi Knight
26	L	Obi-Wan's Guidance	Battle
27	L	Princess Leia (D)	Character	Rebel Diplomat
28	L	R2-X2 (A)	Character	Rebel Astromech Droid
29	D	R2-Q5 (A)	Character	Imperial Astromech Droid
30	L	Rebel Ground Crew Chief	Character	Rebel Technician
31	L	Second Wave	Mission
32	D	Stormtrooper Commander	Character	Imperial Clone Stormtrooper
33	D	Vader's Fury	Battle
34	L	X-wing Squadron	Space	Rebel Squadron
35	D	Your Powers Are Weak	Mission
36	N	Alien Rage	Battle
37	L	C-3PO (D)	Character	Protocol Droid
38	N	Chewbacca (C)	Character	Independent Wookiee
39	L	Commander Willard (A)	Character	Rebel Officer
40	D	Countermeasures	Battle
41	D	Darth Vader (E)	Character	Dark Jedi Knight - Sith Lord
42	D	Death Star (B)	Space	Imperial Battle Station
43	D	Death Star Trooper	Character	Imperial Soldier
44	N	Deflectors Activated	Mission
45	D	Grand Moff Tarkin (B)	Character	Imperial Diplomat
46	D	Grand Moff Tarkin (C)	Character	Imperial Diplomat
47	L	Han Solo (C)	Character	Independent Smuggler
48	D	Heavy Fire Zone	Battle
49	D	Imperial Dewback	Ground	Imperial Creature
50	D	Interrogation Droid	Character	Imperial Interrogation Droid
51	N	Jawa Crawler	Ground	Tatooine Jawa Sandcrawler
52	N	Jawa Scavenger	Character	Tatooine Jawa
53	N	Labria (A)	Character	Independent Devaronian Spy
54	N	Let the Wookiee Win	Battle
55	L	Luke Skywalker (F)	Character	Rebel Jedi Padawan
56	L	Luke's Speeder (B)	Ground	Tatooine Speeder
57	D	Mobile Command Base	Ground	Imperial Mobile Fortification
58	N	Obi-Wan's Handiwork	Battle
59	L	Princess Leia (E)	Character	Rebel Diplomat
60	L	R2-D2 (D)	Character	Astromech Droid
61	L	Rebel Armored Freerunner	Ground	Rebel Assault Speeder
62	N	Refit on Yavin	Mission
63	N	Sabers Locked	Battle
64	D	Stormtrooper KE-829	Character	Imperial Clone Stormtrooper
65	N	Tatooine Hangar	Ground	Tatooine Fortification
66	N	Tusken Raider Squad	Ground	Tatooine Tusken Warrior
67	N	Tusken War Party	Ground	Tatooine Tusken Warrior
68	N	Untamed Ronto	Ground	Tatooine Creature
69	N	WED Treadwell	Character	Repair Droid
70	N	Womp Rat	Ground	Tatooine Creature
71	N	Accelerate	Battle
72	N	Blast It!	Battle
73	L	Chewbacca (D)	Character	Independent Wookiee
74	L	Corellian Corvette	Space	Rebel Capital Ship
75	N	Creature Attack	Mission
76	L	Luke Skywalker (G)	Character	Rebel Jedi Padawan
77	D	Darth Vader (F)	Character	Dark Jedi Knight - Sith Lord
78	D	Death Star Turbolaser Tower	Ground	Imperial Fortification
79	D	Dewback Patrol	Ground	Imperial Stormtrooper Creature
80	L	Escape Pod	Space	Independent Device
81	N	Greedo's Marksmanship	Battle
82	L	Han Solo (D)	Character	Independent Smuggler
83	N	Han's Evasion	Battle
84	D	Imperial Landing Craft	Space	Imperial Shuttle
85	N	Jawa Salvage Team	Ground	Tatooine Jawa
86	D	Juggernaut	Ground	Imperial Assault Vehicle
87	D	Star Destroyer	Space	Imperial Capital Ship
88	N	Malfunction	Battle
89	N	Outrun	Battle
90	N	Pilot's Speed	Battle
91	L	Rebel Defense Team	Ground	Rebel Soldier
92	D	Sandtrooper Squad	Ground	Imperial Clone Stormtrooper
93	D	Stormtrooper Assault	Battle
94	D	Stormtrooper TK-875	Character	Imperial Clone Stormtrooper
95	D	Stormtrooper Platoon	Ground	Imperial Clone Stormtrooper
96	D	Stormtrooper Regiment	Ground	Imperial Clone Stormtrooper
97	D	TIE Defense Squadron	Space	Imperial Squadron
98	D	TIE Fighter DS-73-5	Space	Imperial Starfighter
99	D	TIE Fighter DS-29-4	Space	Imperial Starfighter
100	D	TIE Fighter DS-55-2	Space	Imperial Starfighter
101	L	Trust Your Feelings	Battle
102	N	Visit to Mos Eisley	Mission
103	L	X-wing Red Squadron	Space	Rebel Squadron
104	L	X-wing Red Ten	Space	Rebel Starfighter
105	L	Y-wing Gold Two	Space	Rebel Starfighter
#JG	Jedi Guardians
1	L	Adi Gallia (A)	Character	Jedi Master - Council Member
2	L	Anakin Skywalker (H)	Character	Jedi Padawan
3	D	Aurra Sing (B)	Character	Bounty Hunter
4	N	Boba Fett (B)	Character	Clone Boy
5	N	Coup de Grace	Battle
6	D	Dark Dreams	Battle
7	D	Darth Maul (E)	Character	Dark Jedi - Sith Apprentice
8	D	Darth Sidious (C)	Character	Dark Jedi - Sith Master
9	D	Darth Tyranus (F)	Character	Dark Jedi Master - Sith Lord
10	L	Eeth Koth (A)	Character	Zabrak Jedi Master - Council Member
11	L	Even Piell (A)	Character	Jedi Master - Council Member
12	N	Furious Charge	Battle
13	L	Gather the Council	Mission
14	N	Guidance of the Chancellor	Mission
15	N	Homing Missile	Mission
16	D	Jango Fett (G)	Character	Bounty Hunter
17	L	Jedi Council Quorum	Mission
18	L	Jedi Youngling	Character	Jedi Padawan Boy
19	L	Ki-Adi-Mundi (A)	Character	Cerean Jedi Master - Council Member
20	D	Kouhun	Character	Insectoid Creature
21	L	Mace Windu (D)	Character	Jedi Master - Council Member
22	D	Trade Federation Battle Freighter	Space	Trade Federation Capital Ship
23	L	Obi-Wan Kenobi (I)	Character	Jedi Knight
24	L	Obi-Wan's Starfighter (B)	Space	Jedi Starfighter
25	L	Oppo Rancisis (A)	Character	Jedi Master - Council Member
26	L	Padmé Amidala (F)	Character	Naboo Diplomat
27	L	Plo Koon (B)	Character	Kel Dor Jedi Master - Council Member
28	L	R2-D2 (E)	Character	Astromech Droid
29	N	Remember the Prophecy	Mission
30	L	Saesee Tiin (A)	Character	Ikotchi Jedi Master - Council Member
31	D	Senator Tikkes (A)	Character	Quarren Diplomat
32	L	Shaak Ti (B)	Character	Togruta Jedi Master - Council Member
33	L	Shmi Skywalker (A)	Character	Tatooine Farmer
34	D	Slave I (C)	Space	Patrol Ship
35	D	Trade Federation Blockade Ship	Space	Trade Federation Capital Ship
36	L	Rapid Recovery	Battle
37	L	Tipoca Training Ground	Ground	Kaminoan Fortification
38	D	Trade Federation Core Ship	Ground	Trade Federation Fortification
39	D	Tyranus's Geonosian Speeder (B)	Ground	Geonosian Dark Jedi Sith Speeder
40	N	Unified Attack	Battle
41	L	Yoda (D)	Character	Jedi Master - Council Member
42	D	Zam Wesell (D)	Character	Clawdite Bounty Hunter
43	D	Zam's Airspeeder (B)	Ground	Coruscant Speeder
44	D	Battle Droid Division	Ground	Trade Federation Droid
45	D	Battle Protocol Droid (A)	Character	Trade Federation Protocol Droid
46	N	Call for Reinforcements	Mission
47	D	Tyranus's Power	Battle
48	L	Clone Cadet	Character	Clone Boy
49	L	Coleman Trebor (A)	Character	Vurk Jedi Master - Council Member
50	D	Corporate Alliance Tank Droid	Ground	Corporate Alliance Droid
51	L	Coruscant Air Bus	Ground	Republic Speeder
52	L	Depa Billaba (A)	Character	Chalactan Jedi Master - Council Member
53	D	Executioner Cart	Ground	Geonosian Vehicle
54	D	FA-4 (A)	Character	Pilot Droid
55	D	Jango Fett (F)	Character	Bounty Hunter
56	D	Jedi Arrogance	Mission
57	L	Jedi Training Exercise	Mission
58	N	Jedi Knight's Survival	Battle
59	L	Jedi Superiority	Mission
60	N	Lightsaber Gift	Mission
61	D	Lightsaber Loss	Battle
62	D	Neimoidian Shuttle (A)	Space	Trade Federation Transport
63	L	Obi-Wan Kenobi (J)	Character	Jedi Knight
64	D	Orray	Ground	Geonosian Creature
65	L	Padmé's Yacht (B)	Space	Naboo Transport
66	L	Underworld Investigations	Mission
67	D	Protocol Battle Droid (A)	Character	Trade Federation Protocol Droid
68	L	Qui-Gon Jinn (B)	Character	Jedi Master
69	L	Republic Communications Tower	Ground	Republic Fortification
70	N	RIC-920	Character	Tatooine Service Droid
71	D	Sun Fac (B)	Character	Geonosian Diplomat
72	N	Tactical Leadership	Battle
73	L	Tame the Beast	Mission
74	N	Train for War	Mission
75	D	Tyranus's Return	Mission
76	D	Tyranus's Solar Sailer (B)	Space	Geonosian Dark Jedi - Sith Starfighter
77	L	Yoda (E)	Character	Jedi Master
78	D	Zam Wesell (C)	Character	Clawdite Bounty Hunter
79	L	Anakin Skywalker (I)	Character	Jedi Padawan
80	L	Mobile Artillery Division	Ground	Republic Assault Walker
81	L	Captured Reek	Ground	Geonosian Creature
82	L	Clone Fire Team	Ground	Clone Soldier
83	D	Close Pursuit	Battle
84	D	Darth Tyranus (G)	Character	Dark Jedi Master - Sith Lord
85	D	Destroyer Droid Team	Ground	Trade Federation Droid
86	L	Diplomatic Barge	Space	Naboo Transport
87	N	Droid Deactivation	Mission
88	D	Droid Starfighter Assault Wing	Space	Trade Federation Droid Squadron
89	D	Trade Federation Droid Bomber	Space	Trade Federation Droid Starfighter
90	L	Forward Command Center	Ground	Republic Fortification
91	D	Geonosian Fighter Escort	Space	Geonosian Squadron
92	L	Gondola Speeder	Ground	Naboo Speeder
93	N	Gunship Offensive	Battle
94	L	Jedi Starfighter Squadron	Space	Jedi Squadron
95	L	Obi-Wan's Maneuver	Battle
96	N	Plan for the Future	Mission
97	L	Republic Assault Transport	Space	Republic Capital Ship
98	L	Republic Attack Gunship	Ground	Republic Gunship
99	L	Republic Light Assault Cruiser	Space	Republic Capital Ship
100	L	Republic Hyperdrive Ring	Space	Republic Device
101	N	Sabaoth Starfighter	Space	Independent Starfighter
102	N	Scurrier	Character	Tatooine Creature
103	D	Separatist Battle Droid	Character	Trade Federation Droid
104	N	Shaak	Ground	Naboo Creature
105	D	Synchronized Systems	Battle
#ESB	The Empire Strikes Back
1	L	2-1B Medical Droid (A)	Character	Rebel Medical Droid
2	D	Admiral Firmus Piett (B)	Character	Imperial Officer
3	D	AT-AT Assault Group	Ground	Imperial Assault Walker Squad
4	D	Avenger (A)	Space	Imperial Capital Ship
5	D	Blizzard Force Snowtrooper	Character	Imperial Clone Stormtrooper
6	D	Blizzard One (A)	Ground	Imperial Assault Walker
7	L	C-3PO (E)	Character	Rebel Protocol Droid
8	D	Captain Lorth Needa (A)	Character	Imperial Officer
9	D	Carbon-Freezing Chamber	Location	Character
10	L	Chewbacca (E)	Character	Rebel Wookiee
11	L	Chewbacca (G)	Character	Rebel Wookiee
12	L	Dack Ralter (A)	Character	Rebel Gunner
13	L	Dangerous Gamble	Mission
14	D	Dark Cave	Location	Character
15	D	Darth Vader (H)	Character	Imperial Dark Jedi Knight - Sith Lord
16	D	Darth Vader (I)	Character	Imperial Dark Jedi Knight - Sith Lord
17	L	Decoy Tactics	Battle
18	L	Desperate Times	Battle
19	L	Echo Base	Ground	Rebel Fortification
20	D	Emperor's Bidding	Mission
21	D	Emperor's Prize	Battle
22	D	Executor (A)	Space	Imperial Flagship Capital Ship
23	D	Failed for the Last Time	Mission
24	N	Future Sight	Mission
25	L	FX-7 Medical Assistance Droid (A)	Character	Rebel Medical Droid
26	L	General Carlist Rieekan (A)	Character	Rebel Officer
27	D	General Maximilian Veers (B)	Character	Imperial Officer
28	L	Go for the Legs	Battle
29	L	Han Solo (G)	Character	Rebel Smuggler
30	L	Jedi Test	Mission
31	N	Jedi's Failure	Battle
32	L	K-3PO (A)	Character	Rebel Protocol Droid
33	L	Kiss from Your Sister	Battle
34	N	Lando Calrissian (A)	Character	Bespin Smuggler Diplomat
35	N	Lando Calrissian (D)	Character	Bespin Smuggler Diplomat
36	L	Lieutenant Wes Janson (A)	Character	Rebel Officer Gunner
37	N	Lobot (A)	Character	Bespin Cyborg
38	L	Luke Skywalker (J)	Character	Rebel Officer Jedi Padawan
39	L	Luke Skywalker (K)	Character	Rebel Officer Jedi Padawan
40	L	Luke's Snowspeeder (A)	Ground	Rebel Speeder
41	L	Luke's Wrath	Battle
42	L	Luke's X-Wing (C)	Space	Rebel Starfighter
43	L	Major Bren Derlin (A)	Character	Rebel Officer
44	D	Mara Jade (A)	Character	Imperial Agent
45	L	Millennium Falcon (E)	Space	Rebel Transport
46	L	Millennium Falcon (F)	Space	Rebel Transport
47	L	Millennium Falcon (G)	Space	Rebel Transport
48	L	Obi-Wan's Spirit (A)	Character	Jedi Spirit
49	D	Occupation	Battle
50	L	Parting of Heroes	Mission
51	L	Planetary Ion Cannon	Ground	Rebel Fortification
52	L	Princess Leia (G)	Character	Rebel Diplomat
53	N	Quest for Truth	Mission
54	L	R2-D2 (G)	Character	Rebel Astromech Droid
55	L	R2-D2's Heroism	Battle
56	L	Rally the Defenders	Mission
57	D	Sacrifice	Battle
58	D	Search for the Rebels	Mission
59	D	Stormtrooper Swarm	Battle
60	N	Streets of Cloud City	Location	Ground
61	L	Toryn Farr (A)	Character	Rebel Officer
62	D	Vader's Imperial Shuttle (A)	Space	Imperial Transport
63	N	Wampa Cave	Location	Character
64	L	Wedge Antilles (B)	Character	Rebel Officer
65	L	Wedge's Snowspeeder (A)	Ground	Rebel Speeder
66	L	Yoda (F)	Character	Jedi Master
67	L	Yoda (G)	Character	Jedi Master
68	L	Yoda (H)	Character	Jedi Master
69	L	Yoda's Training	Mission
70	L	Zev Senesca (A)	Character	Rebel Officer
71	N	3,720 to 1	Battle
72	D	Admiral Firmus Piett (A)	Character	Imperial Officer
73	D	Admiral Kendal Ozzel (A)	Character	Imperial Officer
74	L	Outmaneuver Them	Battle
75	D	All Terrain Troop Transport	Ground	Imperial Assault Walker
76	L	Anti-Infantry Laser Battery	Ground	Rebel Fortification
77	N	Asteroid Field	Location	Space
78	D	AT-AT Driver	Character	Imperial Soldier
79	D	Blizzard Force AT-ST	Ground	Imperial Assault Walker
80	N	Battle the Wampa	Battle
81	L	Cloud City Penthouse	Location	Character
82	D	Cloud City Prison	Location	Character
83	N	Bespin Twin-Pod Cloud Car	Ground	Bespin Speeder
84	D	Blockade	Mission
85	L	Bright Hope (A)	Space	Rebel Transport
86	L	C-3PO (F)	Character	Rebel Protocol Droid
87	N	Change in Destiny	Battle
88	L	Chewbacca (F)	Character	Rebel Wookiee
89	D	Darth Vader (G)	Character	Imperial Dark Jedi Knight - Sith Lord
90	D	Darth Vader (K)	Character	Imperial Dark Jedi Knight - Sith Lord
91	D	Death Mark	Mission
92	L	Derek "Hobbie" Klivian (A)	Character	Rebel Officer
93	L	Don't Get All Mushy	Battle
94	N	Dragonsnake	Ground	Dagobah Creature
95	N	Emergency Repairs	Battle
96	D	Carbon Freeze	Mission
97	D	Executor Bridge	Location	Character
98	D	Executor Hangar	Location	Character
99	D	Quicker, Easier, More Seductive	Mission
100	D	General Maximilian Veers (A)	Character	Imperial Officer
101	N	Han Enchained	Mission
102	L	Han Solo (F)	Character	Rebel Smuggler
103	N	Hoth Icefields	Location	Ground
104	D	Imperial Fleet	Space	Imperial Fleet
105	D	Imperial Misdirection	Battle
106	N	Jungles of Dagobah	Location	Ground
107	D	Lambda-Class Shuttle	Space	Imperial Transport
108	N	Lando Calrissian (C)	Character	Bespin Smuggler Diplomat
109	L	Leia's Warning	Battle
110	L	Luke Skywalker (I)	Character	Rebel Officer Jedi Padawan
111	L	Medical Center	Location	Character
112	L	Millennium Falcon (D)	Space	Rebel Transport
113	N	Mynock	Space	Creature
114	D	Painful Reckoning	Battle
115	L	Princess Leia (H)	Character	Rebel Diplomat
116	D	Probe Droid	Space	Imperial Droid
117	D	Probot	Character	Imperial Droid
118	L	R2-D2 (F)	Character	Rebel Astromech Droid
119	L	Rebel Fleet	Space	Rebel Fleet
120	L	Rebel Hoth Army	Ground	Rebel Squad
121	L	Rebel Trenches	Location	Ground
122	L	Rebel Troop Cart	Ground	Rebel Cart
123	L	Redemption (A)	Space	Rebel Medical Transport
124	L	See You in Hell	Battle
125	D	Self-Destruct	Battle
126	L	Shield Generator	Ground	Rebel Fortification
127	L	Snowspeeder Rogue Ten	Ground	Rebel Speeder
128	L	Snowspeeder Squad	Ground	Rebel Squad
129	D	Snowtrooper Elite Squad	Ground	Imperial Clone Stormtrooper Squad
130	D	Stormtrooper Sentry	Character	Imperial Clone Stormtrooper
131	N	Surprise Reinforcements	Battle
132	D	TIE Bomber Pilot	Character	Imperial Officer
133	D	TIE Bomber Squad	Space	Imperial Squad
134	D	TIE Pursuit Pilot	Character	Imperial Officer
135	D	Torture Room	Location	Character
136	D	Vader's Call	Mission
137	N	Vicious Attack	Battle
138	N	Wampa	Ground	Creature
139	L	Yoda's Hut	Location	Character
140	N	725 to 1	Battle
141	D	All Terrain Armored Transport	Ground	Imperial Assault Walker
142	D	All Terrain Scout Transport	Ground	Imperial Assault Walker
143	D	Alter the Deal	Mission
144	L	Antivehicle Laser Cannon	Ground	Rebel Fortification
145	D	Armor Plating	Battle
146	N	Space Slug	Space	Creature
147	D	Blizzard Force AT-AT	Ground	Imperial Assault Walker
148	L	Precise Attack	Battle
149	N	Belly of the Beast	Location	Character
150	N	Cloud City Battleground	Location	Ground
151	N	Cloud City Dining Hall	Location	Character
152	N	Cloud City Landing Platform	Location	Ground
153	N	Bespin System	Location	Space
154	N	Blizzard	Battle
155	N	Bogwing	Ground	Dagobah Creature
156	L	Close the Shield Doors	Battle
157	D	Darth Vader (J)	Character	Imperial Dark Jedi Knight - Sith Lord
158	D	Vader's Vengeance	Battle
159	L	Dagobah System	Location	Space
160	L	Explore the Swamps	Mission
161	L	Float Away	Battle
162	D	Force Throw	Battle
163	L	Gallofree medium Transport	Space	Rebel Transport
164	D	Ground Assault	Mission
165	L	Han Solo (E)	Character	Rebel Smuggler
166	L	Han's Attack	Battle
167	L	Han's Promise	Mission
168	D	Hanging Around	Battle
169	L	Hope of Another	Mission
170	D	Hoth Battle Plains	Location	Ground
171	N	Hoth System	Location	Space
172	D	Imperial II-Class Star Destroyer	Space	Imperial Capital Ship
173	N	Jedi Master's Meditation	Mission
174	D	Jedi Trap	Mission
175	D	Kuat Lancer-Class Frigate	Space	Imperial Cruiser
176	L	Kuat Nebulon-B Frigate	Space	Rebel Capital Ship
177	N	Lando Calrissian (B)	Character	Bespin Smuggler Diplomat
178	N	Lando's Repairs	Mission
179	L	Leap into the Chasm	Mission
180	L	Luke Skywalker (H)	Character	Rebel Officer Jedi Padawan
181	D	Meditation Chamber	Location	Character
182	D	Navy Trooper	Character	Imperial Soldier
183	L	Princess Leia (F)	Character	Rebel Diplomat
184	D	Probe the Galaxy	Mission
185	L	Rebel Command Center	Location	Character
186	L	Rebel Escape Squad	Space	Rebel Squad
187	L	Rebel Hangar	Location	Character
188	L	Rebel Trench Defenders	Ground	Rebel Squad
189	L	Rebel Assault Frigate	Space	Rebel Capital Ship
190	D	Dreadnaught Heavy Cruiser	Space	Imperial Capital Ship
191	L	Snowspeeder Rogue Two	Ground	Rebel Speeder
192	N	Snowstorm	Battle
193	D	Snowtrooper Heavy Weapons Team	Ground	Imperial Clone Stormtrooper Squad
194	D	Snowtrooper Squad	Ground	Imperial Clone Stormtrooper Squad
195	D	Snowtrooper Guard	Character	Imperial Clone Stormtrooper
196	D	Imperial II Star Destroyer	Space	Imperial Capital Ship
197	L	Strange Lodgings	Battle
198	N	Swamps of Dagobah	Location	Ground
199	L	Tauntaun	Ground	Rebel Creature
200	L	Tauntaun Mount	Ground	Rebel Creature
201	D	TIE Bomber EX-1-2	Space	Imperial Starfighter
202	D	TIE Bomber EX-1-8	Space	Imperial Starfighter
203	D	TIE Fighter EX-4-9	Space	Imperial Starfighter
204	D	TIE Fighter OS-72-8	Space	Imperial Starfighter
205	D	TIE Pursuit Squad	Space	Imperial Squad
206	L	Trust Her Instincts	Battle
207	L	Visions of the Future	Battle
208	N	Well-Earned Meal	Mission
209	L	X-wing Rogue Seven	Space	Rebel Starfighter
210	L	Y-Wing Gold Six	Space	Rebel Starfighter
#RAS	Rogues and Scoundrels
1	D	Admiral Firmus Piett (C)	Character	Imperial Officer
2	N	Boba Fett (G)	Character	Bounty Hunter
3	N	Bossk (A)	Character	Trandoshan Bounty Hunter
4	N	Call for Hunters	Mission
5	L	Chewbacca (I)	Character	Rebel Wookiee
6	D	Commander Nemet (A)	Character	Imperial Officer
7	L	Dantooine System	Location	Space - Star System
8	D	Dark Sacrifice	Battle
9	N	Dengar (A)	Character	Corellian Bounty Hunter
10	N	Doctor Evazan (A)	Character	Mad Scientist
11	N	Guri (A)	Character	Black Sun Droid Assassin
12	L	Han Solo (I)	Character	Rebel Smuggler
13	N	Het Nkik (A)	Character	Jawa Warrior
14	N	Hound's Tooth (A)	Space	Transport
15	N	IG-2000 (A)	Space	Starfighter
16	N	IG-88 (A)	Character	Assassin Droid Bounty Hunter
17	N	Dune Sea Krayt Dragon	Ground	Tatooine Dragon Creature
18	N	Lando Calrissian (F)	Character	Bespin Smuggler Diplomat
19	N	Lando Calrissian (G)	Character	Bespin Smuggler Diplomat
20	N	Lando's Influence	Battle
21	N	Lobot (B)	Character	Bespin Cyborg
22	D	Mara Jade (B)	Character	Imperial Agent
23	N	Millennium Falcon (I)	Space	Transport
24	N	Mist Hunter (A)	Space	Transport
25	N	Modal Nodes (A)	Ground	Tatooine Musician
26	N	Prince Xizor (A)	Character	Black Sun Crime Lord
27	L	Princess Leia (I)	Character	Rebel Diplomat
28	N	Slave I (F)	Space	Patrol Ship
29	N	Stinger (A)	Space	Assault Starfighter
30	D	Take a Prisoner	Mission
31	D	Trash Compactor	Location	Character - Imperial Facility
32	N	Virago (A)	Space	Assault Starfighter
33	L	Yoda (I)	Character	Jedi Master
34	L	Yoda's Lesson	Battle
35	N	Zuckuss (A)	Character	Gand Bounty Hunter
36	N	4-LOM (A)	Character	Droid Bounty Hunter
37	D	AT-AT	Ground	Imperial Assault Walker
38	N	Bespin Cloud Car Squad	Ground	Bespin Squad
39	N	Big Asteroid	Space	Asteroid
40	N	Boba Fett (F)	Character	Bounty Hunter
41	L	C-3PO (G)	Character	Rebel Protocol Droid
42	L	Chewbacca (H)	Character	Independent Wookiee
43	N	Cloud City Wing Guard	Ground	Bespin Squad
44	D	Darth Vader (M)	Character	Dark Jedi Master - Sith Lord
45	D	Death Star Control Room	Location	Character - Imperial Facility
46	N	Garindan (A)	Character	Kubaz Spy
47	N	Greedo (B)	Character	Rodian Bounty Hunter
48	N	Han Solo (H)	Character	Independent Smuggler
49	L	Han's Sacrifice	Battle
50	D	Holoprojection Chamber	Location	Character - Communication Center
51	D	Human Shield	Battle
52	N	Kessel System	Location	Space
53	N	Lando Calrissian (E)	Character	Bespin Smuggler Diplomat
54	N	Lando's Trickery	Battle
55	L	Luke Skywalker (L)	Character	Rebel Officer Jedi Padawan
56	L	Luke's X-Wing (D)	Space	Rebel Starfighter
57	L	Millennium Falcon (H)	Space	Rebel Transport
58	N	Ponda Baba (A)	Character	Aqualish Pirate
59	N	Punishing One (A)	Space	Transport
60	L	R2-D2 (H)	Character	Rebel Astromech Droid
61	N	Redoubled Effort	Battle
62	N	E-3PO (A)	Character	Bespin Protocol Droid
63	N	Slave I (E)	Space	Patrol Ship
64	N	Slave I (D)	Space	Patrol Ship
65	N	Space Slug RAS	Space	Creature
66	N	Outrider (A)	Space	Transport
67	N	Ugnaught	Character	Bespin Ugnaught
68	N	Vendetta	Battle
69	N	Enraged Wampa	Ground	Hoth Creature
70	L	Lars Homestead	Location	Character - Tatooine Farm
71	L	2-1B's Touch	Mission
72	N	Bantha Herd	Ground	Tatooine Creature
73	L	Base Guards	Ground	Rebel Squad
74	N	Bespin Patrol Cloud Car	Ground	Bespin Speeder
75	N	Boba Fett (C)	Character	Bounty Hunter
76	N	Boba Fett (D)	Character	Bounty Hunter
77	N	Boba Fett (E)	Character	Bounty Hunter
78	D	Darth Vader (L)	Character	Dark Jedi Master - Sith Lord
79	N	Dash Rendar (A)	Character	Independent Smuggler
80	N	Disrupting Strike	Battle
81	N	Falcon's Needs	Mission
82	N	Jabba's Death Mark	Mission
83	N	Kabe (A)	Character	Chandra-Fan Thief
84	L	Kyle Katarn (A)	Character	Rebel Soldier
85	N	Lando System?	Mission
86	N	Leebo (A)	Character	Droid Mechanic
87	L	Luke's Garage	Location	Character - Tatooine Facility
88	L	Luke's Vow	Battle
89	N	Medium Asteroid	Space	Asteroid
90	N	Mos Eisley	Location	Ground - Tatooine City
91	N	Mos Eisley Cantina	Location	Character - Tatooine Bar
92	N	Muftak (A)	Character	Talz Thief
93	N	No Good to Me Dead	Battle
94	N	Ord Mantell System	Location	Space
95	N	Sleen	Character	Dagobah Creature
96	N	Small Asteroid	Space	Asteroid
97	N	Zutton (A)	Character	Snivvian Bounty Hunter
98	D	Star Destroyer RAS	Space	Imperial Capital Ship
99	D	Stormtrooper Detachment	Ground	Imperial Squadron
100	N	Streets of Tatooine	Location	Ground - Tatooine
101	N	Tatooine Desert	Location	Ground - Tatooine Landscape
102	D	TIE Fighter	Space	Imperial Starfighter
103	N	Tusken Warrior	Character	Tusken
104	L	Unmodified Snowspeeder	Ground	Rebel Speeder
105	L	X-Wing Escort	Space	Rebel Starfighter
#PM	The Phantom Menace
1	N	Ann and Tann Gella (A)	Character	Twi'lek Masseuses
2	D	Aurra Sing (C)	Character	Bounty Hunter
3	N	Bongo Sub	Ground	Aquatic Speeder
4	N	Boss Nass (A)	Character	Naboo Gungan Diplomat
5	D	C-9979	Space	Trade Federation Transport
6	D	Corridors of Power	Location	Ground
7	L	Dark Woman (A)	Character	Jedi Master
8	D	Darth Maul (F)	Character	Dark Jedi - Sith Apprentice
9	L	Duel of the Fates	Mission
10	N	Fambaa Shield Beast	Ground	Naboo Gungan Creature
11	N	Fight on All Fronts	Battle
12	N	Gardulla the Hutt (A)	Character	Hutt
13	D	Gas Attack	Mission
14	N	Gungan Grand Army	Ground	Naboo Gungan
15	N	Guardian Mantis (A)	Space	Starfighter
16	N	In Disguise	Battle
17	L	Jar Jar Binks (B)	Character	Gungan Officer
18	L	Jedi Temple	Location	Character - Coruscant
19	L	Ki-Adi-Mundi (B)	Character	Cerean Jedi Knight - Council Member
20	N	Marauder-Class Corvette	Space	Patrol Ship
21	L	Negotiate the Peace	Mission
22	D	Nute Gunray (C)	Character	Trade Federation Diplomat
23	N	Orn Free Taa (A)	Character	Twi'lek Senator
24	N	Otoh Gunga	Location	Ground - Naboo Gungan Aquatic City
25	N	Podracing Course	Location	Ground - Tatooine
26	L	Quinlan Vos (A)	Character	Kiffar Jedi Master
27	N	Sando Aqua Monster	Ground	Naboo Aquatic Creature
28	D	Sith Infiltrator (B)	Space	Dark Jedi - Sith Transport
29	D	Walking Droid Starfighter	Ground	Trade Federation Droid Starfighter
30	N	Watto's Shop	Location	Character - Tatooine
31	L	A'Sharad Hett (A)	Character	Tusken Jedi
32	L	Anakin Skywalker (J)	Character	Jedi Padawan
33	L	Anakin's Podracer (A)	Ground	Speeder
34	L	Bravo Starfighter	Space	Naboo Starfighter
35	L	Captain Panaka (A)	Character	Naboo Officer
36	N	Captain Tarpals (A)	Character	Gungan Officer
37	N	Citadel Cruiser	Space	Transport
38	N	Colo Claw Fish	Ground	Naboo Aquatic Creature
39	N	Discuss It in Committee	Battle
40	D	Durge (A)	Character	Gen'dai Bounty Hunter
41	N	Falumpaset	Ground	Naboo Creature
42	N	Gungan Battle Wagon	Ground	Naboo Gungan
43	N	Gungan Catapult	Ground	Naboo Gungan
44	N	Inferno (A)	Space	Starfighter
45	N	Kaadu Scout	Ground	Gungan Naboo Creature
46	N	Let the Cube Decide	Battle
47	N	Modified YV-330 (A)	Space	Cruiser
48	L	Naboo System	Location	Space - Naboo
49	L	Qui-Gon Jinn (D)	Character	Jedi Master
50	L	Ric Olie (A)	Character	Naboo Officer
51	L	Royal Cruiser	Space	Naboo Transport
52	D	Rune Haako (A)	Character	Trade Federation Diplomat
53	N	Sebulba (A)	Character	Dug
54	N	Sebulba's Podracer (A)	Ground	Speeder
55	L	Streets of Theed	Location	Ground - Naboo
56	D	Trade Federation Hangar	Location	Character - Trade Federation
57	D	Trade Federation MTT	Ground	Trade Federation Droid Transport
58	N	Vilmarh Grahrk (A)	Character	Devaronian Gambler - Bounty Hunter
59	N	Watto (B)	Character	Tatooine Merchant
60	L	Yaddle (A)	Character	Jedi Master Council Member
61	N	A Bigger Fish	Battle
62	L	Aayla Secura (B)	Character	Twi'lek Jedi Padawan
63	D	Blockade PM	Mission
64	D	Blockade Battleship	Space	Trade Federation Capital Ship
65	N	Cloakshape Fighter	Space	Starfighter
66	D	Darth Sidious (D)	Character	Sith Lord
67	L	Delta Six Jedi Starfighter	Space	Jedi Starfighter
68	N	Eopie	Ground	Tatooine Creature
69	L	Finis Valorum (B)	Character	Republic Diplomat
70	L	Flash Speeder	Ground	Naboo Speeder
71	L	Gian Speeder	Ground	Naboo Speeder
72	N	Gungan Kaadu Squad	Ground	Naboo Gungan Creature Squad
73	L	Jedi Transport	Space	Jedi Transport
74	L	Melt Your Way In	Mission
75	N	Mos Espa	Location	Ground - Tatooine City
76	L	Naboo Pilot	Character	Naboo Officer
77	L	Obi-Wan Kenobi (K)	Character	Jedi Padawan
78	N	Opee Sea Killer	Ground	Naboo Aquatic Creature
79	N	Podrace	Mission
80	L	Qui-Gon Jinn (C)	Character	Jedi Master
81	D	Sith Probe Droid	Character	Sith Droid
82	D	Sneak Attack	Battle
83	N	Swamps of Naboo	Location	Ground - Naboo Aquatic
84	D	TC-14 (A)	Character	Trade Federation Protocol Droid
85	N	Theed Power Generator	Location	Character - Naboo Facility
86	L	Theed Royal Palace	Location	Character - Naboo
87	D	Trade Federation AAT	Ground	Trade Federation Droid Tank
88	D	Trade Federation STAP	Ground	Trade Federation Droid Speeder
89	N	Unconventional Maneuvers	Battle
90	D	Yinchorri Fighter	Space	Yinchorri Starfighter
#ROTJ	Return of the Jedi
1	L	Admiral Ackbar (A)	Character	Rebel Mon Calamari Officer
2	L	Anakin Skywalker (K)	Character	Jedi Master
3	L	Anakin's Spirit (A)	Character	Jedi Spirit
4	N	Bargain with Jabba	Mission
5	N	Bib Fortuna (A)	Character	Tatooine Twi'lek Smuggler
6	L	Chewbacca (J)	Character	Rebel Wookiee
7	D	Darth Vader (P)	Character	Dark Jedi - Sith Lord
8	D	Death Star II (B)	Space	Imperial Battle Station
9	D	Emperor Palpatine (E)	Character	Dark Jedi Master
10	D	Endor Imperial Fleet	Space	Imperial
11	L	Endor Rebel Fleet	Space	Rebel
12	D	Endor Shield Generator	Ground	Imperial Fortification
13	N	Ephant Mon (A)	Character	Chevan Smuggler
14	D	Endor Regiment	Ground	Imperial
15	L	Free Tatooine	Location	Space/Ground/Character - Rebel Tatooine
16	L	Han Solo (K)	Character	Rebel Officer - Smuggler
17	L	Home One (A)	Space	Rebel Mon Calamari Capital Ship
18	L	Honor the Fallen	Mission
19	N	Jabba the Hutt (A)	Character	Tatooine Hutt Crime Lord
20	N	Jabba's Dancers	Character	Tatooine Entertainers
21	N	Jabba's Palace	Location	Character - Tatooine
22	N	Jabba's Spies	Character	Tatooine Smuggler
23	L	Lando Calrissian (H)	Character	Diplomat - Rebel Officer - Smuggler
24	L	Luke Skywalker (N)	Character	Rebel Jedi Knight
25	N	Malakili (A)	Character	Tatooine Corellian
26	N	Max Rebo Band (A)	Character	Tatooine Musician
27	L	Mixed Battlegroup	Space	Rebel Squad
28	L	Mon Mothma (A)	Character	Rebel Diplomat
29	L	Nien Nunb (A)	Character	Rebel
30	D	Occupied Tatooine	Location	Space/Ground/Character - Imperial Tatooine
31	D	Progress Report	Mission
32	N	Rancor	Ground	Tatooine Creature
33	D	Reactor Core	Location	Space - Imperial
34	N	Salacious B. Crumb (A)	Character	Tatooine Kowakian Monkey-Lizard
35	N	Sarlacc (A)	Ground	Tatooine Creature
36	D	Scythe Squadron (A)	Space	Imperial Squad
37	D	Throne Room	Location	Character - Imperial
38	N	Trap Door!	Battle
39	D	Vader's Guile	Mission
40	L	Yoda's Spirit (A)	Character	Jedi Spirit
41	N	Baited Trap	Battle
42	N	Boba Fett (H)	Character	Bounty Hunter
43	L	C-3PO (H)	Character	Rebel Protocol Droid
44	D	Captain Lennox (A)	Character	Imperial Officer
45	L	Chief Chirpa (A)	Character	Ewok
46	D	Darth Vader (N)	Character	Dark Jedi Master - Sith Lord
47	L	Desperate Bluff	Battle
48	D	Emperor Palpatine (D)	Character	Dark Jedi Master
49	L	Ewok Village	Location	Ground - Endor
50	L	Free Bespin	Location	Space/Ground/Character - Rebel Bespin
51	L	Free Endor	Location	Space/Ground/Character - Rebel Endor
52	L	Han Solo (J)	Character	Rebel Officer - Smuggler
53	N	Ionization Weapons	Battle
54	N	Jabba the Hutt (B)	Character	Tatooine Hutt Crime Lord
55	N	Jabba the Hutt (C)	Character	Hutt Crime Lord
56	N	Jabba's Sail Barge (A)	Ground	Tatooine Speeder
57	L	Lando Calrissian (I)	Character	Diplomat - Rebel Officer - Smuggler
58	L	Luke Skywalker (O)	Character	Rebel Jedi Knight
59	L	Millennium Falcon (J)	Space	Rebel Transport
60	D	Occupied Bespin	Location	Space/Ground/Character - Imperial Bespin
61	D	Occupied Endor	Location	Space/Ground/Character - Imperial Endor
62	L	Princess Leia (J)	Character	Rebel Diplomat - Jedi Padawan
63	L	R2-D2 (I)	Character	Rebel Astromech Droid
64	N	Rancor Pit	Location	Character - Tatooine
65	L	Red Squadron X-Wing	Space	Rebel Starfighter
66	N	Skiff	Ground	Tatooine Speeder
67	D	Vader's Summons	Battle
68	L	Wicket W. Warrick (A)	Character	Ewok
69	L	Wookiee Hug	Battle
70	N	Worrt	Ground	Tatooine Creature
71	L	A-Wing	Space	Rebel Starfighter
72	L	B-Wing	Space	Rebel Starfighter
73	N	Cantina Bar Mob	Ground	Tatooine Mob
74	L	Chewbacca (K)	Character	Rebel Wookiee
75	N	Close Quarters	Battle
76	D	Elite Royal Guard	Character	Imperial Bodyguard
77	D	Darth Vader (O)	Character	Dark Jedi Master - Sith Lord
78	D	Death Star Battalion	Ground	Imperial
79	D	Death Star II (A)	Space	Imperial Battle Station
80	N	Decoy	Battle
81	N	Dune Sea	Location	Ground - Tatooine
82	L	Elite Squad	Ground	Rebel Squad
83	D	Emperor Palpatine (C)	Character	Dark Jedi Master
84	L	Ewok Artillery	Ground	Ewok Squad
85	L	Ewok Glider	Ground	Ewok Speeder
86	N	Fly Casual	Battle
87	D	Force Lightning	Battle
88	D	Forest AT-AT	Ground	Imperial Assault Walker
89	D	Forest AT-ST	Ground	Imperial Assault Walker
90	D	Endor Attack Squad	Ground	Imperial Squad
91	N	Forests of Endor	Location	Ground - Endor
92	L	Free Coruscant	Location	Space/Ground/Character - Rebel Coruscant
93	L	Gray Squadron Y-Wing	Space	Rebel Starfighter
94	N	High-Speed Dodge	Battle
95	D	Imperial Speeder Bike	Ground	Imperial Speeder
96	D	Imperial-Class Star Destroyer	Space	Imperial Capital Ship
97	N	Jabba's Guards	Ground	Tatooine Squad
98	D	Lightsaber Throw	Battle
99	L	Log Trap	Battle
100	L	Luke Skywalker (M)	Character	Rebel Jedi Knight
101	L	Mon Calamari Cruiser	Space	Rebel Mon Calamari Capital Ship
102	D	Occupied Coruscant	Location	Space/Ground/Character - Imperial Coruscant
103	N	Oola (A)	Character	Tatooine Twi'lek Dancer
104	L	Princess Leia (K)	Character	Rebel Diplomat
105	L	Rebel Scouts	Ground	Rebel Squad
106	D	Royal Guards	Ground	Imperial Bodyguard
107	D	Scout Trooper	Character	Imperial Clone Stormtrooper
108	L	Surprising Strength	Battle
109	D	TIE Interceptor	Space	Imperial Starfighter
110	N	Savage Attack	Battle
#ROTS	Revenge of the Sith
1	L	Anakin Skywalker (M)	Character	Jedi Knight
2	L	Bail Organa (B)	Character	Alderaanian Diplomat
3	L	Chewbacca (M)	Character	Wookiee
4	D	Commerce Guild Droid 81-X	Ground	Commerce Guild Droid
5	D	Commerce Guild Starship ROTS	Space	Commerce Guild Transport
6	L	Coruscant Shuttle	Ground	Jedi Speeder
7	D	Darth Sidious (G)	Character	Dark Jedi Master Sith Lord
8	D	Darth Tyranus (I)	Character	Dark Jedi Master - Sith Lord
9	D	Darth Vader (R)	Character	Dark Jedi Knight Sith Lord
10	D	Darth Vader (S)	Character	Dark Jedi Knight Sith Lord
11	N	Dismiss	Battle
12	D	Droid Security Escort	Character	Separatist Droid
13	N	Engine Upgrade	Equipment	Space
14	N	Foil	Battle
15	D	Palpatine's Sanctum	Location	Character
16	D	Grand Moff Tarkin (D)	Character	Imperial Diplomat
17	L	It Just Might Work	Mission
18	L	Jar Jar Binks (C)	Character	Gungan Diplomat
19	N	Lightsaber Quick Draw	Battle
20	L	Mace Windu (F)	Character	Jedi Master
21	D	Mas Amedda (A)	Character	Chagrian Diplomat
22	N	Mustafar Battle Grounds	Location	Ground/Character
23	N	Mustafar System	Location	Space
24	N	Nos Monster	Character	Aquatic Utapau Creature
25	L	Obi-Wan Kenobi (N)	Character	Jedi Master
26	L	Padmé Amidala (G)	Character	Naboo Diplomat
27	L	R4-P17 (A)	Character	Astromech Droid
28	D	Rage of Victory	Mission
29	D	Recusant-Class Light Destroyer	Space	Commerce Guild Transport
30	L	Republic Fighter Wing	Space	Republic Squad
31	D	Sacrifice the Expendable	Mission
32	D	Separatist Fleet	Space	Fleet
33	D	Spinning Slash	Battle
34	D	Strike with Impunity	Battle
35	D	Stubborn Personality	Mission
36	D	Super Battle Droid 7EX	Character	Trade Federation Droid
37	D	Theta-Class Shuttle	Space	Transport
38	N	Unexpected Attack	Mission
39	L	Venator-Class Destroyer	Space	Jedi Capital Ship
40	L	Yoda (K)	Character	Jedi Master
41	L	Acclamator II-Class Assault Ship	Space	Republic Capital Ship
42	L	AT-AP	Ground	Republic Vehicle
43	L	C-3PO (I)	Character	Protocol Droid
44	D	Chancellor's Office	Location	Character
45	N	Combined Squadron Tactics	Battle
46	D	Confusion	Battle
47	D	Darth Sidious (F)	Character	Dark Jedi Master Sith Lord
48	D	Darth Vader (Q)	Character	Dark Jedi Knight Sith Lord
49	D	Destroyer Droid, Q Series	Character	Trade Federation Droid
50	D	Droid Missiles	Space	Droid
51	D	Elite Guardian	Character
52	D	Hardcell-Class Transport	Space	Techno Union Capital Ship
53	L	Jedi Concentration	Mission
54	N	Jedi Master's Deflection	Battle
55	L	Kashyyyk System	Location	Space
56	L	Naboo Star Skiff	Space	Naboo Transport
57	D	Nute Gunray (D)	Character	Trade Federation Diplomat
58	L	Obi-Wan Kenobi (L)	Character	Jedi Knight
59	L	Padmé Amidala (H)	Character	Naboo Diplomat
60	D	Patrol Mode Vulture Droid	Ground	Trade Federation Droid
61	L	GH-7 Medical Droid	Character	Polis Massa Medical Droid
62	L	R2-D2 (J)	Character	Astromech Droid
63	L	Thread the Needle	Battle
64	N	Thwart	Battle
65	D	Treachery	Mission
66	D	Techno Union Interceptor	Space	Techno Union Starfighter
67	N	Utapau System	Location	Space
68	N	Vehicle Shields Package	Equipment	Space/Ground
69	N	Vehicle Weapons Package	Equipment	Space/Ground
70	L	Yoda (J)	Character	Jedi Master
71	L	Anakin Skywalker (L)	Character	Jedi Knight
72	L	Anakin's Starfighter (A)	Space	Jedi Starfighter
73	L	ARC-170 Starfighter	Space	Republic Starfighter
74	L	AT-RT	Ground	Republic Vehicle
75	L	BARC Speeder	Ground	Republic Speeder
76	N	Blaster Pistol	Equipment	Character
77	N	Blaster Rifle	Equipment	Character
78	D	Buzz Droid	Space	Trade Federation Droid
79	L	Chewbacca (L)	Character	Wookiee
80	N	Coruscant Emergency ship	Ground	Coruscant Speeder
81	D	Darth Sidious (E)	Character	Dark Jedi Master Sith Lord
82	D	Darth Tyranus (H)	Character	Dark Jedi Master - Sith Lord
83	L	DC0052 Intergalactic Airspeeder	Ground	Speeder
84	L	Diving Attack	Battle
85	N	Droid Battlestaff	Equipment	Character
86	D	Droid Tri-Fighter	Space	Trade Federation Droid Starfighter
87	N	Force Dodge	Battle
88	L	HAVw A6 Juggernaut	Ground	Assault Tank
89	D	Homing Missiles Salvo	Battle
90	D	IBC Hailfire Droid	Ground	IG Banking Clan Droid
91	D	Instill Doubt	Mission
92	D	InterGalactic Banking Clan Cruiser	Space	IG Banking Clan Capital Ship
93	L	Jedi Lightsaber	Equipment	Character
94	N	Jedi Piloting	Battle
95	L	Meditate	Mission
96	L	Obi-Wan Kenobi (M)	Character	Jedi Knight
97	L	Plo Koon's Starfighter (A)	Space	Jedi Starfighter
98	N	Power Attack	Battle
99	L	Republic Assault Gunboat	Space	Republic Cruiser
100	D	Security Droid	Character	Trade Federation Droid
101	D	Sith Lightsaber	Equipment	Character
102	D	STAP Squad	Ground	Trade Federation Squad
103	D	Surge of Strength	Battle
104	D	Tank Droid	Ground	Corporate Alliance Droid
105	D	TF Battle Droid Army	Ground	Trade Federation Droid
106	D	Trade Federation Cruiser	Space	Trade Federation Cruiser
107	L	Unity of the Jedi	Battle
108	N	Utapau Sinkhole	Location	Ground Aquatic
109	D	Vulture Droid Starfighter	Space	Trade Federation Droid Starfighter
110	L	V-wing Clone Starfighter	Space	Republic Starfighter
#FOTR	Fall of the Republic
1	D	501st Legion (A)	Ground	Imperial Clone Army
2	L	Alderaan System	Location	Space - Alderaan
3	L	Anakin Skywalker (N)	Character	Jedi Knight
4	L	Arrest the Chancellor	Mission
5	L	Bail's Speeder (A)	Ground	Diplomat Speeder
6	N	Battle of the Heroes	Battle
7	D	Buzz Droid Swarm	Space	Separatist Trade Federation Droid
8	D	Captured Temple	Location	Character - Coruscant Jedi
9	N	Chancellor Palpatine (F)	Character	Coruscant Diplomat
10	D	Commander Thire (A)	Character	Imperial Clone Officer
11	D	Darth Sidious (H)	Character	Dark Jedi Master Sith Lord
12	D	Darth Sidious (I)	Character	Dark Jedi Master Sith Lord
13	D	Darth Vader (T)	Character	Dark Jedi Knight - Sith Apprentice
14	D	DD-13 Medical Droid	Character	Imperial Medical Droid
15	L	Delta Squad (A)	Ground	Republic Clone Squad
16	L	Doing Their Job	Battle
17	L	Eta-2 Squadron (A)	Space	Republic Jedi Squadron
18	D	Exile	Mission
19	D	General Grievous (A)	Character	Separatist Cyborg Officer
20	D	General Grievous (B)	Character	Separatist Cyborg Officer
21	D	Grievous's Starfighter (A)	Space	Separatist Starfighter
22	D	Grievous's Wheelbike (A)	Ground	Separatist Vehicle
23	D	Invisible Hand (A)	Space	Separatist Capital Ship
24	N	Lava Fields	Location	Ground - Mustafar
25	D	Lightsaber Collection (A)	Equipment	Character
26	L	Luminara Unduli (A)	Character	Mirialan Jedi Master
27	L	Mon Mothma (B)	Character	Chandrilan Republic Diplomat
28	L	Obi-Wan Kenobi (O)	Character	Jedi Master - Council Member
29	L	Obi-Wan Kenobi's Lightsaber (A)	Equipment	Character
30	D	Order 66	Battle
31	D	Po Nudo (A)	Character	Aqualish Separatist Diplomat
32	L	Premonitions	Mission
33	L	Preservation of Democracy	Battle
34	L	Qui-Gon's Spirit (A)	Character	Jedi Spirit
35	D	Separatist Headquarters	Location	Character - Utapau
36	D	Sly Moore (A)	Character	Umbaran Diplomat Aide
37	L	Tantive IV (B)	Space	Alderaan Capital Ship
38	L	Tarfful (A)	Character	Wookiee Officer
39	N	Tion Medon (A)	Character	Utapau Diplomat
40	L	Wookiee Army	Ground	Wookiee Squad
41	N	Anakin Skywalker (P)	Character	Jedi Knight - Council Member
42	L	ARC Fighter	Space	Republic Clone Starfighter
43	N	Vehicle Armor Plating	Equipment	Space/Ground
44	L	Barriss Offee (A)	Character	Jedi Knight
45	L	Boga (A)	Ground	Utapau Creature
46	L	Cin Drallig (A)	Character	Jedi Master
47	N	Clone Grenade	Equipment	Ground/Character
48	N	Clone Landing Platform	Location	Character
49	L	Clone Starfighter Squadron	Space	Republic Clone Squadron
50	N	Commander Bly (A)	Character	Clone Officer
51	N	Commander Cody (A)	Character	Clone Officer
52	N	Commander Gree (A)	Character	Clone Officer
53	D	Darth Vader (U)	Character	Dark Jedi Knight - Sith Apprentice
54	D	Death of Liberty	Mission
55	D	Droid Tri-Fighter Squadron	Space	Separatist Trade Federation Droid Squadron
56	N	Felucia Battlegrounds	Location	Space/Ground/Character - Felucia
57	D	Force Grip	Battle
58	N	Force Push	Battle
59	D	Galaxies Opera House	Location	Ground - Coruscant
60	N	Gelagrub	Ground	Felucia Creature
61	D	General Grievous (C)	Character	Separatist Cyborg Officer
62	D	General Grievous (D)	Character	Separatist Cyborg Officer
63	D	Growing Power	Battle
64	L	Guarlara (A)	Space	Republic Capital Ship
65	D	HMP Gunship	Ground	Separatist Droid Gunship
66	D	Darth Sidious's Communicator (A)	Equipment	Character
67	D	IG-100 Magnaguard	Character	IG Banking Clan Bodyguard Droid
68	D	IG-101 Magnaguard	Character	IG Banking Clan Bodyguard Droid
69	L	Jedi Command	Battle
70	D	Jedi Purge	Battle
71	L	Jedi Temple Briefing Room	Location	Character
72	N	Lava Flea	Ground	Mustafar Creature
73	D	Lucrehulk-Class Battleship	Space	Separatist Trade Federation Capital Ship
74	L	Might of Kashyyyk	Mission
75	L	Obi-Wan Kenobi (P)	Character	Jedi Master
76	L	Oevvaor Catamaran	Ground	Aquatic Wookiee Vehicle
77	L	Star Corps Gelagrub Rider	Character	Republic Clone
78	N	The Chosen One	Mission
79	N	Utapau Landing Platform	Location	Space/Ground - Utapau Aquatic
80	L	Wookiee Shield	Equipment	Ground/Character
81	L	41st Elite Corps Scout	Character	Republic Clone Soldier
82	D	501st Legion Trooper	Character	Imperial Clone Soldier
83	L	Anakin Skywalker (O)	Character	Jedi Knight
84	L	AT-OT	Ground	Republic Assault Walker
85	L	AT-RT Pilot	Character	Republic Clone
86	N	Clone Blaster	Equipment	Ground/Character
87	L	Clone Pilot	Character	Republic Clone
88	N	Coruscant System	Location	Space - Coruscant
89	D	Crab Droid	Ground	Separatist Techno Union Droid
90	L	Emergency Code	Mission
91	N	Held Up	Battle
92	D	Imperial Medical Facility	Location	Character - Imperial Facility
93	L	Jedi Interceptor	Space	Jedi Starfighter
94	L	Kachiro Beach	Location	Ground - Kashyyyk Aquatic
95	L	Last Hope	Mission
96	D	Mygeeto Tri-droid	Ground	Separatist Techno Union Droid
97	D	Neimoidian Warrior	Character	Trade Federation Soldier
98	L	Obi-Wan Kenobi (Q)	Character	Jedi Master
99	L	Obi-Wan's Defense	Battle
100	D	Octuptarra Tri-Droid	Ground	Separatist Techno Union Droid
101	D	Palpatine's Teachings	Mission
102	L	Parjai Trooper	Character	Republic Clone Soldier
103	D	Reorganization	Mission
104	D	Separatist Buzz Droid	Space	Separatist Trade Federation Droid
105	D	Separatist Spider Droid	Ground	Separatist Commerce Guild Droid
106	D	Shock Trooper	Character	Imperial Clone Soldier
107	N	So Uncivilized	Battle
108	L	Swamp Speeder	Ground	Aquatic Republic Speeder
109	N	Trained in the Arts	Battle
110	N	Turbolaser	Equipment	Space
111	N	Utapau Dragon Wranglers	Character	Utapau Soldier
112	N	Utapau Starfighter	Space	Utapau Starfighter
113	N	Utapau Warrior	Character	Utapau Soldier
114	D	Vader's Aggression	Battle
115	D	Vulture Droid Wing	Space	Separatist Droid Squadron
116	L	V-wing Squadron	Space	Republic Squadron
117	L	Wookiee Flyer	Ground	Wookiee Speeder
118	L	Wookiee Squad	Ground	Wookiee Soldier
119	L	Wookiee Tactics	Battle
120	L	Wookiee Warrior	Character	Wookiee Soldier
#SAV	Scum and Villainy
1	N	Boba Fett (I)	Character	Bounty Hunter
2	N	Boba Fett's Jetpack (A)	Equipment	Character
3	N	Bounty Hunter Team	Ground	Bounty Hunter Squad
4	D	Contract Termination	Mission
5	N	Dash Rendar (B)	Character	Independent Smuggler
6	D	Escort Carrier	Space	Imperial Transport
7	N	Grk'Urr'Akk (A)	Character	Tatooine Tusken Warrior
8	N	Havoc (A)	Space	Pirate Starfighter
9	L	I'm Nice Men	Battle
10	D	Imperial City	Location	Ground/Character - Imperial
11	D	ISB Agents	Ground	Imperial Spy
12	N	Jabba's Court	Location	Character - Tatooine
13	D	Jango Fett (H)	Character	Bounty Hunter
14	N	Jawa Trader	Character	Tatooine Jawa
15	L	Lady Luck (A)	Space	Bespin Transport
16	L	Lando Calrissian (J)	Character	Diplomat - Rebel Officer - Smuggler
17	L	Luke's Ultimatum	Mission
18	L	Luke's X-wing (E)	Space	Rebel Jedi Starfighter
19	D	Mara Jade (C)	Character	Imperial Agent - Dark Jedi
20	N	Millennium Falcon (K)	Space	Independent Transport
21	N	Nym (A)	Character	Feeorin Pirate
22	L	Obi-Wan's Hut	Location	Character - Tatooine Jedi Shelter
23	N	Pirate Raiders	Space	Pirate Fleet
24	N	Prince Xizor (B)	Character	Black Sun Crime Lord
25	D	Sandtrooper Search Party	Ground	Imperial Clone Stormtrooper Squad
26	N	Secret Compartments	Equipment	Space
27	N	Slave I (G)	Space	Bounty Hunter - Patrol Ship
28	N	Smuggling Run	Mission
29	D	Vader's TIE Fighter (C)	Space	Imperial Dark Jedi - Sith Starfighter
30	D	Zam's Airspeeder (C)	Ground	Bounty Hunter - Coruscant Speeder
31	N	Boba Fett's Armor (A)	Equipment	Character
32	N	Blown Cover	Battle
33	L	Bothan Spy	Character	Rebel Bothan Spy
34	N	Bubo (A)	Character	Tatooine Creature
35	N	Carbon Sickness	Battle
36	N	Coruscant Traffic	Ground	Coruscant
37	N	Electrobinoculars	Equipment	Character
38	N	Fett's Determination	Battle
39	N	Gambler's Luck	Battle
40	N	Garindan (B)	Character	Imperial Kubaz Spy
41	L	Han Solo (L)	Character	Rebel Smuggler
42	D	Imperial Security Escort	Ground	Imperial Squad
43	N	Jabba the Hutt (D)	Character	Tatooine Hutt Crime Lord
44	L	Millennium Falcon (L)	Space	Rebel Transport
45	N	No Such Thing As Luck	Mission
46	N	Palace Dungeons	Location	Character - Tatooine Prison
47	L	Princess Leia (L)	Character	Rebel Diplomat
48	L	R2-D2 (K)	Character	Rebel Astromech Droid
49	D	Rebel Scum	Battle
50	N	Reconnaissance	Mission
51	D	Sandtrooper Interrogators	Ground	Imperial Clone Stormtrooper Squad
52	N	Sonic Charges	Equipment	Space
53	D	Stormtrooper Boarding Party	Ground	Imperial Clone Stormtrooper
54	D	Stormtrooper Extraction Team	Ground	Imperial Clone Stormtrooper Squad
55	D	Tarkin Doctrine	Mission
56	N	VAC Suit	Equipment	Space
57	N	Vizam (A)	Character	Nikto Warrior
58	N	Watto's Scrapyard	Location	Ground - Tatooine
59	D	Zam Wesell's Sniper Rifle (A)	Equipment	Character
60	N	Zuckuss (B)	Character	Gand Bounty Hunter
61	N	4-LOM (B)	Character	Droid Bounty Hunter
62	D	Assault Trooper	Character	Imperial Clone Stormtrooper
63	N	Bartender	Character	Independent Merchant
64	N	Bespin Engineers	Ground	Bespin Mechanic
65	N	Boba Fett (J)	Character	Bounty Hunter
66	N	Bounty Offer	Mission
67	D	Close the Blast Doors	Battle
68	L	Consular Ship	Space	Diplomat Cruiser
69	D	Darth Vader (V)	Character	Imperial Dark Jedi Knight - Sith Lord
70	N	Force Pike	Equipment	Character
71	N	Hapan Battle Dragon	Space	Hapan Capital Ship
72	N	Independent Spy	Character	Spy
73	L	Infiltration Team	Ground	Rebel Squad
74	N	Jawa Hunters	Ground	Tatooine Jawa Squad
75	N	Kessel Runner	Space	Independent Transport
76	L	Luke Skywalker (P)	Character	Rebel Officer - Jedi Knight
77	L	Mind Trick	Battle
78	N	Nar Shaddaa Moon	Location	Space - Nar Shaddaa Moon
79	D	Orbital Star Destroyer	Space	Imperial Capital Ship
80	N	Piece of Junk	Mission
81	N	Pirate Swoop	Ground	Pirate Speeder
82	N	Set for Stun	Battle
83	L	T2-B Repulsor Tank	Ground	Rebel Vehicle
84	L	Targeting Computer	Equipment	Space
85	N	Thermal Detonator	Equipment	Character
86	D	TIE Fighter Escort	Space	Imperial Squad
87	N	Tusken Bantha	Ground	Tatooine Tusken Creature
88	N	Wretched Hive	Mission
89	L	Yavin Base	Location	Ground - Rebel Facility
90	N	Zoomer (A)	Space	Independent Starfighter
#BOE	Battle of Endor
1	D	181st Imperial Fighter Group (A)	Space	Imperial Squadron
2	L	Admiral Ackbar (B)	Character	Rebel Mon Calamari Officer
3	D	Admiral Firmus Piett (D)	Character	Imperial Officer
4	L	Alliance Assault Fleet	Space	Rebel Fleet
5	N	Blast Doors	Equipment	Ground
6	D	Captain Gilad Pellaeon (A)	Character	Imperial Naval Officer
7	L	Chewbacca's Ewok Squad (A)	Ground	Endor Ewok - Rebel Wookiee Squad
8	L	Chief Chirpa (B)	Character	Endor Ewok Warrior
9	D	Chimaera (A)	Space	Imperial Capital Ship
10	D	Darth Vader (X)	Character	Imperial Dark Jedi Knight - Sith Lord
11	D	Darth Vader's Lightsaber (A)	Equipment	Character
12	D	Death Star II (C)	Space	Imperial Battle Station
13	D	Emperor Palpatine (G)	Character	Imperial Dark Jedi Master - Sith Lord
14	D	Emperor Palpatine (H)	Character	Imperial Dark Jedi Master - Sith Lord
15	D	Emperor Palpatine's Guard (A)	Ground	Imperial Bodyguard Squad - Dark Jedi
16	D	Emperor Palpatine's Robe (A)	Equipment	Character
17	D	Emperor's Shuttle (A)	Space	Imperial Dark Jedi - Sith Transport
18	D	Emperor's Spire	Location	Space - Dark Jedi Facility
19	D	Endangering the Mission	Battle
20	D	Endor Bunker (A)	Ground	Imperial Endor Fortification
21	D	Endor Imperial Army	Ground	Imperial Army
22	L	Ewok Militia	Ground	Endor Ewok Army
23	L	Ewok Sentry	Character	Endor Ewok Warrior
24	D	Executor (B)	Space	Imperial Capital Ship - Flagship
25	N	Explosive Charges	Equipment	Character
26	N	Final Sacrifice	Battle
27	L	General Crix Madine (A)	Character	Rebel Officer
28	L	Gold Squadron (A)	Space	Rebel Squadron
29	L	Han Solo's DL-44 Blaster (A)	Equipment	Character
30	L	Han's Strike Team (A)	Ground	Rebel Squad
31	L	Home One (B)	Space	Rebel Capital Ship
32	N	Intensify Forward Firepower	Battle
33	D	Lack of Vision	Battle
34	L	Lando Calrissian (K)	Character	Diplomat - Rebel Officer - Smuggler
35	L	Leia's Speeder Bike (A)	Ground	Imperial Endor Speeder - Rebel
36	L	Luke Skywalker (Q)	Character	Rebel Officer - Jedi Knight
37	L	Luke Skywalker (R)	Character	Rebel Officer - Jedi Knight
38	L	Luke Skywalker's Lightsaber (A)	Equipment	Character
39	L	Millennium Falcon (M)	Space	Rebel Transport
40	D	Moff Jerjerrod (A)	Character	Imperial Diplomat
41	L	Mon Mothma (C)	Character	Rebel Diplomat
42	L	Princess Leia (M)	Character	Rebel Diplomat
43	L	Rebel Briefing Room	Location	Character - Rebel
44	L	Redemption (B)	Space	Rebel Capital Ship
45	D	Retribution	Mission
46	N	Sanctuary Moon	Location	Space
47	D	Sate Pestage (A)	Character	Imperial Diplomat
48	L	Scout Walker 17-B (A)	Ground	Imperial Endor Assault Walker - Rebel
49	D	Stormtrooper Elite Unit	Ground	Imperial Clone Stormtrooper Squad
50	D	Tempest One (A)	Ground	Imperial Endor Assault Walker
51	D	That Thing's Operational	Battle
52	L	The Shield is Down!	Mission
53	D	Throne Room Underworks	Location	Character - Imperial Facility
54	L	Tydirium (A)	Space	Imperial Transport - Rebel
55	D	Tyrant (A)	Space	Imperial Capital Ship
56	D	Vader's Imperial Shuttle (B)	Space	Imperial Transport
57	D	Vader's Manipulation	Battle
58	L	Wedge Antilles (C)	Character	Rebel Officer
59	L	Wedge's X-wing (A)	Space	Rebel Starfighter
60	N	Wristcuffs	Equipment	Character
61	L	Anakin's Redemption	Battle
62	D	AT-ST Assault Team	Ground	Imperial Endor Assault Walker Squad
63	D	Baron Soontir Fel (A)	Character	Imperial Naval Officer
64	N	Benefits of Leadership	Mission
65	L	Bright Tree Village	Location	Ground - Endor
66	L	BT-L Y-wing Bomber	Space	Rebel Starfighter
67	L	B-wing Squadron	Space	Rebel Squadron
68	L	C-3PO (J)	Character	Rebel Protocol Droid
69	D	Captain Sarkli (A)	Character	Imperial Officer
70	L	Chewbacca (N)	Character	Rebel Wookiee
71	L	Chewbacca's Bowcaster (A)	Equipment	Character
72	L	Chieftain's Hut	Location	Character - Endor
73	N	Collateral Damage	Battle
74	D	Completing Your Training	Mission
75	D	Darth Vader (W)	Character	Imperial Dark Jedi Knight - Sith Lord
76	D	Death Star II (D)	Space	Imperial Battle Station
77	D	Death Star II Ceremonial Legion	Ground	Imperial Clone Squad
78	D	Death Star II Hangar Bay	Location	Character - Imperial
79	D	Endor Imperial Officer	Character	Imperial Officer
80	D	Endor Patrol	Ground	Imperial Clone Stormtrooper Squad
81	D	Endor Scout Trooper	Character	Imperial Clone Stormtrooper
82	D	Endor Scout Walker	Ground	Imperial Endor Assault Walker
83	L	Ewok Bow	Equipment	Character
84	L	Ewok Elite Archer	Character	Endor Ewok Warrior
85	L	Ewok Scout Leader	Character	Endor Ewok Warrior
86	L	Ewok Trap	Battle
87	N	Ewok Warriors	Ground	Endor Ewok Squad
88	D	Fel's TIE Interceptor	Space	Imperial Starfighter
89	L	Flurry (A)	Space	Rebel Cruiser
90	D	Go for Help!	Mission
91	L	Han Solo (M)	Character	Rebel Officer - Smuggler
92	N	Hold-Out Blaster	Equipment	Character
93	L	Home One Bridge	Location	Character - Rebel
94	N	Hotwire	Battle
95	D	I Can Feel Your Anger	Mission
96	D	Imperial Banker	Character	Imperial Diplomat
97	D	Interdictor-Class Star Destroyer	Space	Imperial Capital Ship
98	L	Jedi Purity	Mission
99	L	Liberty (A)	Space	Rebel Mon Calamari Capital Ship
100	L	Luke Skywalker (S)	Character	Rebel Officer - Jedi Knight
101	L	Luke's Speeder Bike (A)	Ground	Imperial Endor Speeder - Rebel
102	L	MC-80 Star Cruiser	Space	Rebel Capital Ship
103	N	Meet Your Destiny	Battle
104	L	Millennium Falcon (N)	Space	Rebel Transport
105	L	Overconfidence	Mission
106	D	Overwhelming Numbers	Battle
107	L	Paploo (A)	Character	Endor Ewok Warrior
108	L	Part of the Tribe	Mission
109	L	R2-D2 (L)	Character	Rebel Astromech Droid
110	L	Rebel Gallofree Transport	Space	Rebel Transport
111	L	Red Squadron (A)	Space	Rebel Squadron
112	D	Scimitar Squadron TIE	Space	Imperial Starfighter
113	N	Scout Blaster	Equipment	Character
114	D	Speeder Bike Detachment	Ground	Imperial Endor Speeder Squadron
115	D	Stormtrooper Bunker Guard	Ground	Imperial Clone Stormtrooper Squad
116	D	Tempest Force AT-AT	Ground	Imperial Endor Assault Walker
117	D	Tempest Force AT-ST	Ground	Imperial Endor Assault Walker
118	D	TIE Defender	Space	Imperial Starfighter
119	D	TIE Hunter	Space	Imperial Starfighter
120	L	Wicket W. Warrick (B)	Character	Endor Ewok Warrior
121	N	74-Z Speeder Bike	Ground	Independent Endor Speeder
122	N	Aggressive Feelings	Battle
123	L	A-wing Pilot	Character	Rebel Officer
124	L	A-wing Squadron	Space	Rebel Squadron
125	D	Biker Scout	Character	Imperial Clone Stormtrooper
126	L	Blue Squadron B-wing	Space	Rebel Starfighter
127	N	Break Off the Attack	Battle
128	L	Commando Rifle	Equipment	Ground/Character
129	N	Concussion Missiles	Equipment	Space
130	L	CR-90 Corvette	Space	Rebel Capital Ship
131	D	Darth Vader's Lightsaber (B)	Equipment	Character
132	D	Death Star II Regiment	Ground	Imperial Clone Stormtrooper Squad
133	D	Death Star II Superstructure	Location	Space
134	D	E-11 Blaster Carbine	Equipment	Ground/Character
135	D	Endor Assault Squad	Ground	Imperial Clone Stormtrooper Squad
136	N	Endor Battleground	Location	Ground/Character - Endor
137	D	Endor Stormtrooper Squad	Ground	Imperial Clone Stormtrooper Squad
138	L	Ewok Catapult	Ground	Endor Ewok
139	L	Ewok Hang Glider	Ground	Endor Ewok
140	N	Ewok Hunters	Ground	Endor Ewok Squad
141	L	Ewok Spear	Equipment	Ground/Character
142	L	Ewok Spearmen	Ground	Endor Ewok Squad
143	L	Ewok Squad	Ground	Endor Ewok Squad
144	L	Ewok Tribesman	Character	Endor Ewok Warrior
145	L	Ewok Warrior	Character	Endor Ewok Warrior
146	L	Ewok Villagers	Ground	Endor Ewok Villagers
147	D	Executor (C)	Space	Imperial Capital Ship - Flagship
148	D	Faith in Your Friends	Mission
149	D	Give in to Your Anger	Mission
150	L	Gold Squadron X-wing	Space	Rebel Starfighter
151	L	Gold Squadron Y-wing	Space	Rebel Starfighter
152	L	Green Squadron A-wing	Space	Rebel Starfighter
153	D	Imperial Platoon	Ground	Imperial Clone Stormtrooper Squad
154	D	Imperial Scout Bike	Ground	Imperial Endor Speeder
155	D	It's a Trap!	Battle
156	D	Judicator (A)	Space	Imperial Capital Ship
157	D	Let the Hate Flow	Battle
158	L	Logray (A)	Character	Endor Ewok
159	L	Luke Skywalker (T)	Character	Rebel Officer - Jedi Knight
160	L	Luke Skywalker's Lightsaber (B)	Equipment	Character
161	L	MC-80 Battleship	Space	Rebel Capital Ship
162	N	Neutron Star-Class Cruiser	Space	Independent Capital Ship
163	L	Primitive Tactics	Mission
164	N	Proton Torpedoes	Equipment	Space
165	L	Rebel Commando	Character	Rebel Soldier
166	L	Rebel Commando Unit	Ground	Rebel Squad
167	L	Return of the Jedi	Mission
168	L	RZ-1 A-wing Interceptor	Space	Rebel Starfighter
169	D	Scouting Party	Ground	Imperial Clone Stormtrooper Squad
170	D	Stormtrooper EN-502-07	Character	Imperial Clone Stormtrooper
171	L	Sullust System	Location	Space - Star System
172	L	Take Evasive Action	Mission
173	D	Tector-Class Star Destroyer	Space	Imperial Capital Ship
174	D	TIE Fighter Swarm	Space	Imperial Squadron
175	D	TIE Interceptor Pilot	Character	Imperial Naval Officer
176	D	TIE Interceptor Squad	Space	Imperial Squadron
177	D	TIE Pursuit Fighter	Space	Imperial Starfighter
178	D	TIE Pursuit Wing	Space	Imperial Squadron
179	D	Victory II-Class Star Destroyer	Space	Imperial Capital Ship
180	L	Wokling	Character	Endor Ewok Villager
#RAW	Republic at War
1	L	Aayla Secura (C)	Character	Twi'lek Jedi Knight
2	L	Anakin Skywalker (Q)	Character	Jedi Padawan
3	D	Asajj's Starfighter (A)	Space	Geonosian Dark Jedi - Separatist Starfighter
4	D	Asajj Ventress (B)	Character	Separatist Dark Jedi Apprentice
5	D	Asajj Ventress's Lightsabers (A)	Equipment	Character - Lightsaber Weapon
6	D	B2 Super Battle Droid	Character	Separatist Trade Federation Droid
7	D	Battle Droid Sniper Team	Ground	Separatist Trade Federation Droid
8	L	Captain Fordo (A)	Character	Republic Clone Officer
9	L	Clone Trooper Pilot	Character	Republic Clone Soldier
10	D	Darth Tyranus (J)	Character	Dark Jedi Master - Sith Lord
11	D	Darth Tyranus (K)	Character	Dark Jedi Master - Sith Lord - Diplomat
12	D	Dun Moch	Mission
13	D	Durge (B)	Character	Separatist Gen'dai Bounty Hunter
14	D	Durge's Swoop Bike (A)	Ground	Separatist - Bounty Hunter Speeder
15	N	Flalios (A)	Character	Gladiator
16	D	General Grievous (E)	Character	Separatist Cyborg Officer
17	D	General Grievous (F)	Character	Separatist Cyborg Officer
18	N	Gladiatorial Combatants	Ground	Gladiator Squad
19	L	Ilum Temple	Location	Ground - Ilum Jedi Facility
20	L	Into the Abyss	Mission
21	N	Jasper McKnives (A)	Character	Nikto Gladiator
22	L	Mace Windu (E)	Ground	Jedi Master
23	L	Mace Windu's Lightsaber (A)	Equipment	Character
24	D	Muun Banker	Character	Separatist IG Banking Clan Diplomat
25	L	Obi-Wan Kenobi (R)	Character	Jedi Knight
26	L	Obi-Wan's Speeder Bike (A)	Ground	Republic Jedi Speeder
27	L	Padmé Amidala (I)	Character	Naboo Diplomat
28	D	Quarren Crab Cannon	Ground	Separatist - Quarren Aquatic Assault Tank
29	D	Quarren Isolation League (A)	Ground	Separatist Quarren Diplomat
30	N	Rattatak Arena	Location	Character - Rattatak
31	N	Rattataki Businessman	Character	Rattataki Diplomat
32	D	San Hill (B)	Character	Separatist IG Banking Clan Diplomat
33	D	Seismic Tank	Ground	Separatist Vehicle
34	D	Separatist Hailfire Droid	Ground	Separatist IG Banking Clan Droid
35	L	SPHA Walker	Ground	Republic Assault Walker
36	N	Swyy'm-Ee (A)	Character	Trogodile Aquatic Gladiator
37	N	The Coming Storm	Mission
38	D	Tyranus's Fury	Battle
39	D	Upgraded Geonosian Starfighter	Space	Separatist Geonosian Starfighter
40	L	Yoda (L)	Character	Jedi Master
41	N	A Gift	Mission
42	N	Absorption	Mission
43	L	Acclamator I-Class Assault Ship	Space	Republic Capital Ship
44	L	Anakin Skywalker (R)	Character	Jedi Padawan - Republic Officer
45	N	Anakin's Rage	Battle
46	L	ARC Trooper Squad	Ground	Republic Clone Soldier Squad
47	D	Asajj Ventress (A)	Character	Dark Jedi - Rattataki Gladiator
48	D	Asajj's Starfighter (B)	Space	Geonosian Dark Jedi - Separatist Starfighter
49	L	Azure Angel (A)	Space	Republic Jedi Starfighter
50	L	Chancellor Palpatine (I)	Character	Republic Diplomat
51	L	Clone SCUBA Squad	Ground	Aquatic Republic Clone Squad
52	D	Commerce Guild Droid Line	Ground	Separatist - Commerce Guild Droid Army
53	L	CR20 Troop Carrier	Space	Republic Clone Transport
54	D	Darth Sidious (J)	Character	Dark Jedi - Sith Master
55	D	Darth Tyranus's Lightsaber (A)	Equipment	Character
56	L	Force Orb	Battle
57	N	Force Punch	Battle
58	N	Gatling Gauntlet	Equipment	Character
59	D	Geonosian Starfighter Swarm	Space	Separatist Geonosian Squadron
60	N	Gladiatorial Wampa	Ground	Gladiator Creature
61	D	InterGalactic Banking Clan Headquarters	Location	Character - Separatist IG Banking Clan Facility
62	L	Kenobi's Clone Army (A)	Ground	Republic Jedi - Clone Army
63	L	Ki-Adi-Mundi (C)	Character	Cerean Jedi Master
64	L	Kit Fisto (B)	Character	Nautolan Jedi Master - Aquatic
65	L	K'Kruhk (A)	Character	Whiphid Jedi Knight - Republic Officer
66	N	L8-L9 (A)	Ground	Gladiator Droid
67	L	Lover's Farewell	Mission
68	L	Muunilinst 10 (A)	Ground	Republic Clone Squad
69	D	Muunilinst Gun Platform	Space	IG Banking Clan Capital Ship
70	L	Padmé's Yacht (C)	Space	Naboo - Diplomat Transport
71	N	Palpatine's Office	Location	Character - Coruscant Facility
72	D	Quarren Commando	Character	Separatist Quarren Aquatic Officer
73	D	Separatist Attack Squad	Ground	Separatist Droid Squad
74	L	Skywalker's Battle Forces (A)	Space	Republic Jedi - Clone Fleet
75	D	Super Battle Droid Battalion	Ground	Separatist Trade Federation Droid Army
76	D	Tyranus's Solar Sailer (C)	Space	Geonosian Dark Jedi - Sith Starfighter
77	L	Unconditional Surrender	Mission
78	L	V-19 Starfighter Squadron	Space	Republic Clone Squadron
79	L	Voolvif Monn (A)	Character	Shistavanen Jedi Master
80	L	Yoda's Kybuck (A)	Ground	Republic Jedi - Kashyyyk Creature
81	L	Acclamator I-Class Cruiser	Space	Republic Capital Ship - Aquatic
82	L	ARC Trooper	Character	Republic Clone Soldier
83	D	Artillery Cannon	Ground	Separatist - IG Banking Clan Fortification
84	D	Asajj Ventress (C)	Character	Separatist Dark Jedi Apprentice
85	L	Assault Gunship	Ground	Republic Gunship
86	L	Azure Angel (B)	Space	Republic Jedi Starfighter
87	D	Chameleon Droid Unit	Ground	Separatist - Commerce Guild Droid Squad
88	L	Clone Assault Team	Ground	Republic Clone Squad
89	L	Clone Footsoldier	Character	Republic Clone Soldier
90	L	Clone Lancer Legion	Ground	Republic Clone Speeder Squadron
91	L	Clone Starfighter Wing	Space	Republic Clone Squadron
92	N	Coordinated Effort	Battle
93	L	Delta Bombing Squadron	Space	Republic Jedi Squadron
94	N	Derelict Battleground	Location	Ground/Character
95	D	Droideka JA-11-08	Character	Separatist - Trade Federation Droid
96	N	Energy Lance	Equipment	Ground/Character
97	D	Enhanced Programming	Equipment	Space/Ground/Character
98	N	Enraged Charge	Battle
99	D	Geonosian Assault Starfighter	Space	Separatist Geonosian Starfighter
100	N	Heavy Artillery	Mission
101	D	IG Lancer Combat Droid	Character	Separatist IG Banking Clan Droid
102	D	IG Lancer Droid Swoop	Ground	Separatist - IG Banking Clan Speeder
103	L	Jedi Battle Squad	Ground	Republic Jedi Squad
104	N	Keelkana	Ground	Mon Calamari Aquatic Creature
105	L	Mon Calamari Knight	Character	Republic Mon Calamari Aquatic Soldier
106	N	Muunilinst System	Location	Space
107	D	Outmaneuvered	Mission
108	D	Quarren Soldier	Character	Separatist Quarren Aquatic Soldier
109	L	Republic Assault Fleet	Space	Republic Fleet
110	L	Republic Command Gunship	Ground	Republic Gunship
111	L	Republic Gunship Squadron	Ground	Republic Gunship Squadron
112	N	Retrieve the Cloak	Battle
113	L	Seas of Mon Calamari	Location	Ground - Mon Calamari Aquatic
114	D	Separatist Starfighter Squadron	Space	Separatist Squadron
115	L	Sha'a Gi (A)	Character	Jedi Padawan
116	L	SPHA-M Assault Line	Ground	Republic Assault Walker Squadron
117	L	Starfighter Modifications	Equipment	Space
118	N	Stolen Lightsaber	Equipment	Ground/Character
119	N	Underwater Tactics	Mission
120	L	V-19 Starfighter	Space	Republic Clone Starfighter
#ION	Invasion of Naboo
0	L	Jar Jar Binks (D)	Character	Gungan Officer
1	D	Accelerate Our Plans	Battle
2	D	Activate the Droids	Mission
3	L	Anakin's N-1 Starfighter (A)	Space	Naboo Starfighter
4	D	Art of the Sith	Mission
5	N	Automatic Pilot	Equipment	Space/Ground
6	N	Blockaded Naboo	Location	Space - Naboo
7	D	Bogged Down in Procedures	Battle
8	N	Boss Nass (B)	Character	Gungan Diplomat
9	L	Bravo One (A)	Space	Naboo Starfighter
10	L	Bravo Squadron (A)	Space	Naboo Squadron
11	L	Captain Panaka (B)	Character	Naboo Officer
12	D	Central Control Computer	Equipment	Space
13	L	Chancellor Finis Valorum (A)	Character	Republic Diplomat
14	D	Constant Threat	Mission
15	D	Control Ship Bridge	Location	Character
16	D	Darth Maul (G)	Character	Zabrak Dark Jedi - Sith Apprentice
17	D	Darth Maul's Lightsaber (A)	Equipment	Character
18	D	Droid Ranks	Battle
19	N	Grand Convocation Chamber	Location	Character - Coruscant
20	N	Gungan General	Character	Gungan Officer
21	N	Gungan Shield Wall	Ground	Gungan Squad
22	D	Heat of Battle	Battle
23	D	I Will Make It Legal	Mission
24	L	Implosion	Mission
25	D	Invasion Army	Ground	Trade Federation Droid Army
26	L	Jedi Master and Apprentice (A)	Ground	Jedi
27	N	Kaadu Cavalry	Ground	Gungan Creature Squad
28	N	Keder the Black (A)	Character	Assassin
29	D	Lott Dod (A)	Character	Trade Federation Diplomat
30	L	Necessary Deception	Mission
31	D	Nute Gunray (E)	Character	Trade Federation Diplomat
32	D	OOM-9 (A)	Character	Trade Federation Droid Officer
33	L	Palace Infiltration Team	Ground	Naboo Squad
34	L	Political Maneuvering	Mission
35	D	Price of Anger	Battle
36	D	Price of Confidence	Battle
37	D	Profiteer (A)	Space	Trade Federation Capital Ship
38	D	Pulling the Strings	Mission
39	L	Q2 Hold-out Blaster	Equipment	Character - Blaster
40	L	Queen Amidala (J)	Character	Naboo Diplomat
41	L	Qui-Gon Jinn (A)	Character	Jedi Master
42	L	Qui-Gon Jinn's Lightsaber (A)	Equipment	Character
43	L	Royal N-1 Starfighter	Space	Naboo Starfighter
44	D	Rune Haako (B)	Character	Trade Federation Diplomat
45	N	Secret Agenda	Mission
46	N	Senate Bureau of Intelligence (A)	Ground	Republic Diplomat
47	N	Senate Majority	Mission
48	L	Senator Palpatine (J)	Character	Naboo Diplomat
49	D	Sidious's Penthouse	Location	Character - Coruscant Sith Facility
50	D	Sith Infiltrator (C)	Space	Dark Jedi - Sith Transport
51	D	Sith Markings	Equipment	Character
52	D	Sith Master and Apprentice (A)	Ground	Dark Jedi - Sith
53	D	Suffering of Your People	Mission
54	D	The Phantom Menace	Mission
55	N	Theed Generator Complex	Location	Character
56	N	Tobler Ceel (A)	Character	Gungan Officer
57	D	Trade Federation Blockade	Space	Trade Federation Fleet
58	D	Unexpected Assault	Battle
59	N	Vote of No Confidence	Battle
60	L	Yarael Poof (A)	Character	Quermian Jedi Master - Council Member
61	N	Aks Moe (A)	Character	Gran Diplomat
62	L	Anakin Skywalker (S)	Character	Jedi Padawan
63	L	Ascension Team	Ground	Naboo Squad
64	D	Battle Droid Officer	Character	Trade Federation Droid Officer
65	N	Booma Volley	Battle
66	L	Bravo Defense Wing	Space	Naboo Squadron
67	L	Bravo Five (A)	Space	Naboo Starfighter
68	L	Bravo Resistance Wing	Space	Naboo Squadron
69	N	Call to Arms	Mission
70	D	Captain Daultay Dofine (A)	Character	Trade Federation Diplomat
71	N	Captain Tarpals (B)	Character	Gungan Officer
72	D	Dark Rage	Battle
73	D	Darth Maul (H)	Character	Zabrak Dark Jedi - Sith Apprentice
74	D	Darth Maul's Lightsaber (B)	Equipment	Character
75	D	Darth Sidious (K)	Character	Dark Jedi - Sith Master
76	N	Diplomat's Blaster	Equipment	Character
77	L	Diversion	Battle
78	D	Droid Column	Ground	Trade Federation Droid Squad
79	D	Droid Racks	Equipment	Ground
80	D	Droid Starfighter DFS-8NB	Space	Trade Federation Droid Starfighter
81	D	Droideka Detachment	Ground	Trade Federation Droid Squad
82	N	Eddicus-Class Planetary Shuttle	Ground	Diplomat Speeder
83	N	Elite Gungan Squad	Ground	Gungan Squad
84	D	Federation Tank	Ground	Trade Federation Droid Tank
85	N	Gungan Artillery	Ground	Gungan
86	N	Gungan Division	Ground	Gungan Squad
87	N	Gungan Energy Shield	Battle
88	N	Gungan Sapper	Character	Gungan Soldier
89	N	Gungan Shield	Equipment	Ground/Character
90	L	Hit and Run	Battle
91	L	Jedi Master and Apprentice (B)	Ground	Jedi
92	N	Little Real Power	Mission
93	D	Lucrehulk-Class Freighter	Space	Trade Federation Capital Ship
94	N	Mas Amedda (B)	Character	Republic Diplomat
95	D	Multi-Troop Transport	Ground	Trade Federation Droid Transport
96	L	Naboo Defender	Character	Naboo Soldier
97	D	Neimoidian Cowardice	Battle
98	D	Numerical Advantage	Mission
99	D	P-Series Droideka	Character	Trade Federation Droid
100	D	Payroll of the Trade Federation	Mission
101	L	Plunder the Fallen	Mission
102	D	Price of Ignorance	Battle
103	L	Queen's Royal Starship (A)	Space	Naboo Diplomat Transport
104	L	Qui-Gon Jinn (E)	Character	Jedi Master
105	L	Qui-Gon Jinn's Lightsaber (B)	Equipment	Character
106	L	Ric Olie (B)	Character	Naboo Officer
107	D	Scarab-Class Droid Starfighter	Space	Trade Federation Droid Starfighter
108	L	Secret Signals	Battle
109	N	Senate Rotunda	Location	Ground - Coruscant
110	L	Seraph-Class Urban Landspeeder	Ground	Naboo Speeder
111	N	Shield the Army	Mission
112	D	Sith Infiltrator (D)	Space	Dark Jedi - Sith Transport
113	D	Sith Master and Apprentice (B)	Ground	Dark Jedi - Sith
114	N	Stall	Battle
115	L	Theed Palace Plaza	Location	Ground/Character - Naboo
116	D	Trade Federation Dropship	Space	Trade Federation Transport
117	N	Vote Now!	Battle
118	L	V-19 Landspeeder	Ground	Naboo Speeder
119	D	Vulture Droid Starfighter Squadron	Space	Trade Federation Droid Squadron
120	N	Warm Welcome	Mission
121	N	Advance the Cause	Battle
122	D	Armored Assault Tank	Ground	Trade Federation Droid Tank
123	D	B1 Battle Droid	Character	Trade Federation Droid
124	D	Blockade Ship	Space	Trade Federation Capital Ship
125	N	Booma	Equipment	Ground/Character
126	N	Bureaucratic Vessel	Space	Diplomat Transport
127	L	Captain Panaka (C)	Character	Naboo Officer
128	D	Communications Disruption	Mission
129	L	Consular-Class Space Cruiser	Space	Diplomat Transport
130	D	Corrupt Senator	Character	Diplomat
131	N	Coruscant Guard Squad	Ground	Republic Bodyguard Squad
132	N	Diplomatic Resolution	Battle
133	D	Darth Maul (I)	Character	Zabrak Dark Jedi - Sith Apprentice
134	D	Droid Battalion	Ground	Trade Federation Droid Squad
135	D	Droid Starfighter DFS-2NB	Space	Trade Federation Droid Starfighter
136	L	Elect the Chancellor	Mission
137	N	Feint	Battle
138	N	Gungan Defense	Battle
139	N	Gungan Guard Squad	Ground	Gungan Squad
140	N	Gungan Scout	Character	Gungan Soldier
141	N	Gungan Warrior	Character	Gungan Soldier
142	N	Hidden Arsenal	Battle
143	N	Jedi Robes	Equipment	Ground/Character
144	N	Judicial Executives	Ground	Coruscant Diplomat
145	N	Kaadu Rider	Character	Gungan Soldier
146	N	Lavish Transport	Space	Diplomat Transport
147	L	Liberated Naboo	Location	Space/Ground/Character - Naboo
148	N	Military Roles	Mission
149	N	Militiagung Squad	Ground	Gungan Squad
150	N	Munitions Wagon	Ground	Gungan Vehicle
151	L	Naboo Defense Fighter	Space	Naboo Starfighter
152	L	Naboo Resistance Fighter	Space	Naboo Starfighter
153	L	Naboo Soldier	Character	Naboo Soldier
154	L	Obi-Wan Kenobi (S)	Character	Jedi Padawan
155	D	Occupied Naboo	Location	Space/Ground/Character - Naboo
156	L	Palace Guard Squad	Ground	Naboo Soldier Squad
157	N	Plains of Naboo	Location	Ground - Naboo Landscape
158	N	Plea to the Senate	Mission
159	N	Political Bureaucracy	Battle
160	D	Price of Serenity	Battle
161	L	Queen Amidala (K)	Character	Naboo Diplomat
162	L	Qui-Gon Jinn (F)	Character	Jedi Master
163	L	Radiant VII (A)	Space	Republic Transport
164	L	Royal Bomber	Space	Naboo Starfighter
165	L	S-5 Heavy Blaster Pistol	Equipment	Character
166	L	Sabe (A)	Character	Naboo Handmaiden
167	N	Senate Repulsorpod	Equipment	Character
168	N	Senatorial Shuttle	Space	Diplomat Transport
169	D	Single Trooper Aerial Platform	Ground	Trade Federation Droid Speeder
170	D	Sith Fury	Battle
171	D	Squabbling Delegates	Ground	Diplomat
172	L	Sympathetic Delegation	Ground	Diplomat
173	L	Sympathetic Senator	Character	Diplomat
174	L	Theed Funeral Temple	Location	Character - Naboo Facility
175	L	They Win This Round	Battle
176	N	To War	Battle
177	D	Trade Federation Assault Squad	Ground	Trade Federation Droid Squad
178	D	Trade Franchise	Battle
179	L	Underground Resistance Force	Ground	Naboo Squad
180	N	Vehement Attack	Battle
#BOH	Battle of Hoth
1	D	501st Legion (B)	Ground	Imperial Clone Stormtrooper Army
2	D	501st Legion Dark Trooper	Ground/Character	Imperial Clone Stormtrooper Cyborg
3	L	Alliance Assault Craft	Ground	Arctic Rebel Gunship
4	L	Chewbacca (O)	Character	Rebel Wookiee
5	N	Command Post	Equipment	Space/Ground - Relay
6	D	Crossfire	Battle
7	N	Dash Rendar (C)	Character	Rebel Smuggler
8	D	Death Squadron TIE Bomber	Space/Ground	Imperial Starfighter
9	L	Echo Base Trooper	Ground/Character	Rebel Soldier
10	N	Environmental Modifications	Equipment	Space/Ground/Character - Modification
11	L	General Carlist Rieekan (B)	Character	Rebel Officer
12	D	General Maximilian Veers (C)	Character	Imperial Officer
13	D	Imperial Camp	Ground	Arctic Imperial Fortification
14	D	Imperial Hoth	Location	Space/Ground/Character - Hoth
15	D	Imperial Supremacy	Mission
16	L	Rebel Camp	Ground	Arctic Rebel Fortification
17	L	Rebel X-Wing	Space/Ground	Rebel Starfighter
18	N	Outrider (B)	Space	Smuggler Transport
19	N	Outrider (C)	Space	Smuggler Transport
20	D	Thundering Herd (A)	Ground	Arctic Imperial Assault Walker Squad
21	L	Admiral's Blunder	Mission
22	D	Avenger (B)	Space	Imperial Capital Ship
23	L	Clever Scouting	Mission
24	D	DLT-20A Blaster Rifle	Equipment	Character/Ground - Blaster Rifle Weapon
25	D	Don't Fail Me Again	Mission
26	L	Evacuation Order	Mission
27	D	Hoth Staging Grounds	Location	Ground - Hoth Arctic Landscape
28	L	Ice Caverns	Location	Ground - Hoth
29	D	Imperial Munitions Specialist	Character	Imperial Soldier
30	D	Imperial Walker Driver	Character	Imperial Soldier
31	D	Imperial Walker Gunner	Character	Imperial Gunner
32	N	Leebo (B)	Character	Mechanic Droid
33	L	Outpost Beta	Ground	Arctic Rebel Fortification
34	N	Outrider (D)	Space	Smuggler Transport
35	L	Rebel Hoth	Location	Space/Ground/Character - Hoth
36	L	Renegade Commando	Character	Arctic Rebel Smuggler
37	L	Renegade Squadron (A)	Ground	Arctic Rebel Smuggler Squad
38	L	Rogue Squadron (A)	Ground	Arctic Rebel Squadron
39	D	Snowtrooper Battalion	Ground	Arctic Imperial Clone Stormtrooper Squad
40	D	Stalker (A)	Space	Imperial Capital Ship
41	D	501st Legion Snowtrooper	Character	Arctic Imperial Clone Stormtrooper
42	L	A280 Blaster Rifle	Equipment	Ground/Character - Blaster Rifle Weapon
43	D	Admiral Kendal Ozzel (B)	Character	Imperial Naval Officer
44	L	Attack Pattern Delta	Battle
45	D	Death Squadron Star Destroyer	Space	Imperial Capital Ship
46	D	E-Web Heavy Repeating Blaster	Equipment	Ground - Blaster Turret Weapon
47	N	Frostbite	Battle
48	D	Heavy Armor	Equipment	Ground - Armor Defense
49	N	Hoth Mountains	Location	Ground - Hoth Arctic Landscape
50	L	Last Stand	Mission
51	L	Quantum Storm (A)	Space	Rebel Transport
52	L	Rebel Gunner	Character	Rebel Officer
53	L	Rogue Pilot	Character	Rebel Officer
54	L	Rogue Squadron (B)	Space	Rebel Squadron
55	D	Snowtrooper Officer	Character	Imperial Clone Stormtrooper Officer
56	L	T-47 Snowspeeder	Ground	Arctic Rebel Speeder
57	D	Thundering Herd AT-AT	Ground	Arctic Imperial Assault Walker
58	D	Thundering Herd AT-PT	Ground	Arctic Imperial Assault Walker
59	L	Tow Cable	Equipment	Ground - Modification
60	N	Weapon Turret	Equipment	Space/Ground - Turret Weapon
`;
