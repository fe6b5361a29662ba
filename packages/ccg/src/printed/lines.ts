/** Every printed card, a line each; `read.ts` says what stands where. Made by `npm run index`. */
export const printedLines = `
#1	Premiere
1	L	2X-3KPR (Tooex)	Character	Droid		security,security droid,security patrol droid
2	L	Beru Lars	Character	Rebel		female
3	L	Biggs Darklighter	Character	Rebel	Pilot,Warrior	Red Squadron
4	L	BoShek	Character	Alien	Pilot		BoShek
5	L	C-3PO (See-Threepio)	Character	Droid		protocol,protocol droid	C-3PO
6	L	CZ-3 (Seezee-Three)	Character	Droid		communications,communications droid
7	L	Dice Ibegon	Character	Alien		Florn lamproid,female
8	L	Dutch	Character	Rebel	Pilot,Warrior	Gold Squadron,leader	Dutch
9	L	Figrin D'an	Character	Alien		Bith,gambler,musician	Figrin D'an
10	L	General Dodonna	Character	Rebel	Warrior	general,leader
11	L	Han Solo	Character	Rebel	Pilot,Warrior	Corellian,gambler,pirate,smuggler	Han
12	L	Jawa	Character	Alien		Jawa,scavenger
13	L	Jek Porkins	Character	Rebel	Pilot,Warrior	Red Squadron
14	L	Kabe	Character	Alien		Chadra-Fan,female,thief
15	L	Kal'Falnl C'ndros	Character	Alien	Pilot	Quor'sav,female
16	L	Leesub Sirln	Character	Alien		Qiraash,female
17	L	Leia Organa	Character	Rebel	Warrior	Alderaanian,female,leader,senator,spy	Leia
18	L	LIN-V8K (Elleyein-Veeatekay)	Character	Droid		mining,mining droid
19	L	Luke Skywalker	Character	Rebel	Pilot,Warrior	Red Squadron	Luke
20	L	Momaw Nadon	Character	Alien		Ithorian,leader,spy
21	L	Obi-Wan Kenobi	Character	Rebel	Warrior	general	Obi-Wan
22	L	Owen Lars	Character	Rebel
23	L	Pops	Character	Rebel	Pilot,Warrior	Gold Squadron
24	L	R2-X2 (Artoo-Extoo)	Character	Droid	Nav Computer	Red Squadron,astromech,astromech droid,r-unit
25	L	R4-E1 (Arfour-Eeone)	Character	Droid		r-unit,vehicle,vehicle droid
26	L	Rebel Guard	Character	Rebel		guard
27	L	Rebel Pilot	Character	Rebel	Pilot
28	L	Rebel Trooper	Character	Rebel	Warrior	Alderaanian,Rebel trooper,trooper
29	L	Red Leader	Character	Rebel	Pilot,Warrior	Red Squadron,leader	Red Leader
30	L	Shistavanen Wolfman	Character	Alien	Warrior	Shistavanen,scout
31	L	Talz	Character	Alien		Talz
32	L	WED-9-M1 'Bantha' Droid	Character	Droid		maintenance,maintenance droid
33	L	Wioslea	Character	Alien		Vuvrian,female,gambler
34	L	Caller	Device
35	L	Electrobinoculars	Device
36	L	Fusion Generator Supply Tanks	Device
37	L	Hydroponics Station	Device
38	L	Restraining Bolt	Device
39	L	Targeting Computer	Device
40	L	Tatooine Utility Belt	Device
41	L	Vaporator	Device
42	L	A Tremor In The Force	Effect
43	L	Affect Mind	Effect
44	L	Beggar	Effect
45	L	Crash Site Memorial	Effect
46	L	Death Star Plans	Effect	Utinni
47	L	Demotion	Effect
48	L	Disarmed	Effect			disarming card
49	L	Ellorrs Madak	Effect
50	L	Eyes In The Dark	Effect
51	L	Jawa Siesta	Effect
52	L	Kessel Run	Effect	Utinni
53	L	K'lor'slug	Effect			dejarik
54	L	Lightsaber Proficiency	Effect
55	L	Mantellian Savrip	Effect			dejarik
56	L	Nightfall	Effect
57	L	Obi-Wan's Cape	Effect
58	L	Our Most Desperate Hour	Effect	Utinni
59	L	Plastoid Armor	Effect	Utinni
60	L	Rebel Planners	Effect
61	L	Restricted Deployment	Effect
62	L	Revolution	Effect
63	L	Rycar Ryjerd	Effect
64	L	Sai'torr Kal Fas	Effect
65	L	Special Modifications	Effect
66	L	Traffic Control	Effect
67	L	Tusken Breath Mask	Effect	Utinni
68	L	Yavin Sentry	Effect
69	L	Yerka Mig	Effect	Utinni
70	L	A Few Maneuvers	Interrupt	Used
71	L	Alter	Interrupt	Used
72	L	Beru Stew	Interrupt	Lost
73	L	Cantina Brawl	Interrupt	Lost
74	L	Collision!	Interrupt	Lost
75	L	Combined Attack	Interrupt	Lost
76	L	Don't Get Cocky	Interrupt	Lost
77	L	Don't Underestimate Our Chances	Interrupt	Lost
78	L	Droid Shutdown	Interrupt	Used
79	L	Escape Pod	Interrupt	Used
80	L	Friendly Fire	Interrupt	Lost
81	L	Full Throttle	Interrupt	Lost
82	L	Gift Of The Mentor	Interrupt	Lost
83	L	Han's Back	Interrupt	Lost
84	L	Han's Dice	Interrupt	Used
85	L	Hear Me Baby, Hold Together	Interrupt	Used
86	L	Help Me Obi-Wan Kenobi	Interrupt	Used		hologram
87	L	How Did We Get Into This Mess?	Interrupt	Used
88	L	Hyper Escape	Interrupt	Used
89	L	Into The Garbage Chute, Flyboy	Interrupt	Used
90	L	It Could Be Worse	Interrupt	Used
91	L	I've Got A Bad Feeling About This	Interrupt	Used
92	L	Jedi Presence	Interrupt	Lost
93	L	Krayt Dragon Howl	Interrupt	Lost
94	L	Leia's Back	Interrupt	Lost
95	L	Luke's Back	Interrupt	Lost
96	L	Move Along...	Interrupt	Used
97	L	Nabrun Leids	Interrupt	Used
98	L	Narrow Escape	Interrupt	Used
99	L	Noble Sacrifice	Interrupt	Lost
100	L	Old Ben	Interrupt	Lost
101	L	On The Edge	Interrupt	Lost
102	L	Out Of Nowhere	Interrupt	Used
103	L	Panic	Interrupt	Used
104	L	Radar Scanner	Interrupt	Used
105	L	Rebel Barrier	Interrupt	Used
106	L	Rebel Reinforcements	Interrupt	Lost
107	L	Return Of A Jedi	Interrupt	Lost
108	L	Scomp Link Access	Interrupt	Used
109	L	Sense	Interrupt	Used
110	L	Skywalkers	Interrupt	Lost
111	L	Solo Han	Interrupt	Lost
112	L	Spaceport Speeders	Interrupt	Used
113	L	Surprise Assault	Interrupt	Lost
114	L	Thank The Maker	Interrupt	Lost
115	L	The Bith Shuffle	Interrupt	Used
116	L	The Force Is Strong With This One	Interrupt	Lost
117	L	This Is All Your Fault	Interrupt	Used
118	L	Utinni!	Interrupt	Used
119	L	Warrior's Courage	Interrupt	Lost
120	L	We're Doomed	Interrupt	Used
121	L	Alderaan	Location	System	Planet
122	L	Dantooine	Location	System	Planet
123	L	Death Star: Detention Block Control Room	Location	Site	Interior,Mobile,Scomp Link
124	L	Death Star: Docking Bay 327	Location	Site	Exterior,Interior,Mobile,Scomp Link	docking bay
125	L	Death Star: Trash Compactor	Location	Site	Interior,Mobile
126	L	Kessel	Location	System	Planet
127	L	Tatooine	Location	System	Planet
128	L	Tatooine: Cantina	Location	Site	Interior,Planet
129	L	Tatooine: Docking Bay 94	Location	Site	Exterior,Interior,Planet,Scomp Link	docking bay
130	L	Tatooine: Dune Sea	Location	Site	Exterior,Planet
131	L	Tatooine: Jawa Camp	Location	Site	Exterior,Planet
132	L	Tatooine: Lars' Moisture Farm	Location	Site	Exterior,Planet,Scomp Link	Farm
133	L	Tatooine: Mos Eisley	Location	Site	Exterior,Planet
134	L	Tatooine: Obi-Wan's Hut	Location	Site	Exterior,Planet
135	L	Yavin 4	Location	System	Planet
136	L	Yavin 4: Docking Bay	Location	Site	Exterior,Interior,Planet,Scomp Link	docking bay
137	L	Yavin 4: Jungle	Location	Site	Exterior,Planet	Jungle
138	L	Yavin 4: Massassi Throne Room	Location	Site	Interior,Planet
139	L	Yavin 4: Massassi War Room	Location	Site	Interior,Planet,Scomp Link	War Room
140	L	Corellian Corvette	Starship	Capital: Corvette	Pilot,Nav Computer,Scomp Link	Corellian Corvette,Rebel starship,ship-docking capability
141	L	Gold 1	Starship	Starfighter: Y-Wing	Nav Computer,Scomp Link	Gold Squadron,Rebel starship,Y-wing	Gold 1
142	L	Gold 5	Starship	Starfighter: Y-Wing	Nav Computer,Scomp Link	Rebel starship,Y-wing
143	L	Millennium Falcon	Starship	Starfighter: Modified Light Freighter	Nav Computer,Scomp Link	Modified Light Freighter,Rebel starship,ship-docking capability	Falcon
144	L	Red 1	Starship	Starfighter: X-Wing	Nav Computer,Scomp Link	Rebel starship,Red Squadron,X-wing	Red 1
145	L	Red 3	Starship	Starfighter: X-Wing	Nav Computer,Scomp Link	Rebel starship,Red Squadron,X-wing
146	L	X-wing	Starship	Starfighter: X-Wing	Pilot,Nav Computer,Scomp Link	Rebel starship,X-wing
147	L	Y-wing	Starship	Starfighter: Y-Wing	Pilot,Nav Computer,Scomp Link	Rebel starship,Y-wing
148	L	Lift Tube	Vehicle	Transport		enclosed
149	L	Luke's X-34 Landspeeder	Vehicle	Transport		landspeeder
150	L	Sandcrawler	Vehicle	Transport		enclosed,sandcrawler
151	L	SoroSuub V-35 Landspeeder	Vehicle	Transport		enclosed,landspeeder
152	L	Blaster	Weapon	Character		blaster
153	L	Blaster Rifle	Weapon	Character		blaster rifle,rifle
154	L	Han's Heavy Blaster Pistol	Weapon	Character		blaster	Han's Heavy Blaster Pistol
155	L	Jedi Lightsaber	Weapon	Character		lightsaber
156	L	Leia's Sporting Blaster	Weapon	Character		blaster
157	L	Obi-Wan's Lightsaber	Weapon	Character		lightsaber	Obi-Wan's Lightsaber
158	L	Proton Torpedoes	Weapon	Starship		proton torpedoes
159	L	Quad Laser Cannon	Weapon	Starship		cannon,laser cannon
160	L	Tagge Seeker	Weapon	Automated		Seeker
161	L	Tarkin Seeker	Weapon	Automated		Seeker
162	L	Timer Mine	Weapon	Automated		Mine
163	D	5D6-RA-7 (Fivedesix)	Character	Droid		ISB agent,servant,servant droid,spy
164	D	Admiral Motti	Character	Imperial	Pilot,Warrior	admiral,commander,leader	Motti
165	D	Chief Bast	Character	Imperial	Pilot
166	D	Colonel Wullf Yularen	Character	Imperial	Warrior	ISB agent,leader	Yularen
167	D	Commander Praji	Character	Imperial	Pilot,Warrior	commander	Praji
168	D	Darth Vader	Character	Imperial	Pilot,Warrior	Black Squadron	Vader
169	D	Dathcha	Character	Alien	Warrior	Jawa
170	D	Death Star Trooper	Character	Imperial	Warrior	Death Star trooper,trooper
171	D	Djas Puhr	Character	Alien	Warrior	Black Sun agent,Sakiyan,bounty hunter
172	D	Dr. Evazan	Character	Alien	Pilot,Warrior	smuggler
173	D	DS-61-2	Character	Imperial	Pilot,Warrior	Black Squadron	DS-61-2
174	D	DS-61-3	Character	Imperial	Pilot,Warrior	Black Squadron,Corellian	DS-61-3
175	D	EG-6 (Eegee-Six)	Character	Droid		power,power droid
176	D	Feltipern Trevagg	Character	Alien	Warrior	Black Sun agent,Gotal,bounty hunter,tax collector
177	D	Garindan	Character	Alien		Kubaz,spy	Garindan
178	D	General Tagge	Character	Imperial	Warrior	general,leader
179	D	Grand Moff Tarkin	Character	Imperial	Pilot,Warrior	leader,moff	Tarkin
180	D	Imperial Pilot	Character	Imperial	Pilot
181	D	Imperial Trooper Guard	Character	Imperial		Death Star trooper,Imperial Trooper Guard,trooper,trooper guard
182	D	Jawa	Character	Alien		Jawa,scavenger
183	D	Kitik Keed'kak	Character	Alien		Yam'rii,female
184	D	Labria	Character	Alien		Black Sun agent,Devaronian,information broker,spy
185	D	Lieutenant Tanbris	Character	Imperial	Pilot
186	D	LIN-V8M (Elleyein-Veeateemm)	Character	Droid		mining,mining droid
187	D	M'iiyoom Onith	Character	Alien		H'nemthe,female
188	D	MSE-6 'Mouse' Droid	Character	Droid		messenger droid
189	D	Myo	Character	Alien	Warrior	Abyssin
190	D	Ponda Baba	Character	Alien	Pilot,Warrior	Aqualish,smuggler
191	D	Prophetess	Character	Alien		female
192	D	R1-G4 (Arone-Geefour)	Character	Droid	Nav Computer	astromech,astromech droid,r-unit
193	D	R4-M9 (Arfour-Emmnine)	Character	Droid		r-unit,vehicle,vehicle repair droid
194	D	Stormtrooper	Character	Imperial	Warrior	stormtrooper,trooper
195	D	Tonnika Sisters	Character	Alien	Warrior x2	female,spy,thief
196	D	Tusken Raider	Character	Alien		Tusken Raider
197	D	WED15-I662 'Treadwell' Droid	Character	Droid		maintenance,maintenance droid
198	D	Wuher	Character	Alien			Wuher
199	D	Blaster Scope	Device
200	D	Caller	Device
201	D	Comlink	Device
202	D	Droid Detector	Device
203	D	Fusion Generator Supply Tanks	Device
204	D	Observation Holocam	Device
205	D	Restraining Bolt	Device
206	D	Stormtrooper Backpack	Device
207	D	Stormtrooper Utility Belt	Device
208	D	A Disturbance In The Force	Effect
209	D	Baniss Keeg	Effect
210	D	Blast Door Controls	Effect
211	D	Blaster Rack	Effect
212	D	Dark Hours	Effect
213	D	Death Star Sentry	Effect
214	D	Disarmed	Effect			disarming card
215	D	Expand The Empire	Effect
216	D	Fear Will Keep Them In Line	Effect
217	D	I Find Your Lack Of Faith Disturbing	Effect
218	D	I've Lost Artoo!	Effect
219	D	Jawa Pack	Effect
220	D	Juri Juice	Effect	Utinni
221	D	Ket Maliss	Effect
222	D	Lateral Damage	Effect	Utinni
223	D	Luke? Luuuuke!	Effect	Utinni
224	D	Macroscan	Effect
225	D	Molator	Effect			dejarik,hologram
226	D	Organa's Ceremonial Necklace	Effect	Utinni
227	D	Presence Of The Force	Effect
228	D	Reactor Terminal	Effect
229	D	Send A Detachment Down	Effect	Utinni
230	D	Sunsdown	Effect
231	D	Tactical Re-Call	Effect	Utinni
232	D	Wrong Turn	Effect
233	D	Your Eyes Can Deceive You	Effect
234	D	Alter	Interrupt	Used
235	D	Boring Conversation Anyway	Interrupt	Used
236	D	Charming To The Last	Interrupt	Lost
237	D	Collateral Damage	Interrupt	Lost
238	D	Counter Assault	Interrupt	Lost
239	D	Dark Collaboration	Interrupt	Lost
240	D	Dark Jedi Presence	Interrupt	Lost
241	D	Dark Maneuvers	Interrupt	Used
242	D	Dead Jawa	Interrupt	Lost
243	D	Elis Helrot	Interrupt	Used
244	D	Emergency Deployment	Interrupt	Used
245	D	Evacuate?	Interrupt	Used
246	D	Full Scale Alert	Interrupt	Lost
247	D	Gravel Storm	Interrupt	Lost
248	D	I Have You Now	Interrupt	Lost
249	D	Imperial Barrier	Interrupt	Used
250	D	Imperial Code Cylinder	Interrupt	Used
251	D	Imperial Reinforcements	Interrupt	Lost
252	D	It's Worse	Interrupt	Lost
253	D	I've Got A Problem Here	Interrupt	Lost
254	D	Kintan Strider	Interrupt	Lost		dejarik
255	D	Limited Resources	Interrupt	Lost
256	D	Local Trouble	Interrupt	Lost
257	D	Lone Pilot	Interrupt	Lost
258	D	Lone Warrior	Interrupt	Lost
259	D	Look Sir, Droids	Interrupt	Lost
260	D	Moment Of Triumph	Interrupt	Lost
261	D	Nevar Yalnal	Interrupt	Lost
262	D	Ommni Box	Interrupt	Used
263	D	Overload	Interrupt	Lost
264	D	Physical Choke	Interrupt	Lost
265	D	Precise Attack	Interrupt	Lost
266	D	Scanning Crew	Interrupt	Used
267	D	Sense	Interrupt	Used
268	D	Set For Stun	Interrupt	Lost
269	D	Takeel	Interrupt	Lost
270	D	Tallon Roll	Interrupt	Used
271	D	The Circle Is Now Complete	Interrupt	Lost
272	D	The Empire's Back	Interrupt	Lost
273	D	Trinto Duaba	Interrupt	Used
274	D	Trooper Charge	Interrupt	Lost
275	D	Tusken Scavengers	Interrupt	Lost
276	D	Utinni!	Interrupt	Used
277	D	Vader's Eye	Interrupt	Lost
278	D	We're All Gonna Be A Lot Thinner!	Interrupt	Lost
279	D	You Overestimate Their Chances	Interrupt	Lost
280	D	Your Powers Are Weak, Old Man	Interrupt	Lost
281	D	Alderaan	Location	System	Planet
282	D	Dantooine	Location	System	Planet
283	D	Death Star: Central Core	Location	Site	Interior,Mobile,Scomp Link
284	D	Death Star: Detention Block Corridor	Location	Site	Interior,Mobile	prison
285	D	Death Star: Docking Bay 327	Location	Site	Exterior,Interior,Mobile,Scomp Link	docking bay
286	D	Death Star: Level 4 Military Corridor	Location	Site	Interior,Mobile,Scomp Link
287	D	Death Star: War Room	Location	Site	Interior,Mobile,Scomp Link	War Room
288	D	Kessel	Location	System	Planet
289	D	Tatooine	Location	System	Planet
290	D	Tatooine: Cantina	Location	Site	Interior,Planet
291	D	Tatooine: Docking Bay 94	Location	Site	Exterior,Interior,Planet,Scomp Link	docking bay
292	D	Tatooine: Jawa Camp	Location	Site	Exterior,Planet
293	D	Tatooine: Jundland Wastes	Location	Site	Exterior,Planet
294	D	Tatooine: Lars' Moisture Farm	Location	Site	Exterior,Planet,Scomp Link	Farm
295	D	Tatooine: Mos Eisley	Location	Site	Exterior,Planet
296	D	Yavin 4	Location	System	Planet
297	D	Yavin 4: Docking Bay	Location	Site	Exterior,Interior,Planet,Scomp Link	docking bay
298	D	Yavin 4: Jungle	Location	Site	Exterior,Planet	Jungle
299	D	Black 2	Starship	Starfighter: TIE/LN		Black Squadron,Imperial starship,TIE/ln,no hyperdrive	Black 2
300	D	Black 3	Starship	Starfighter: TIE/LN		Black Squadron,Imperial starship,TIE/ln,no hyperdrive	Black 3
301	D	Devastator	Starship	Capital: Imperial-Class Star Destroyer	Pilot,Nav Computer,Scomp Link	Imperial starship,Imperial-class Star Destroyer,ship-docking capability
302	D	Imperial-Class Star Destroyer	Starship	Capital: Imperial-Class Star Destroyer	Pilot,Nav Computer,Scomp Link	Imperial starship,Imperial-class Star Destroyer,ship-docking capability
303	D	TIE Advanced x1	Starship	Starfighter: TIE Advanced x1	Pilot	Imperial starship,TIE Advanced x1,no hyperdrive
304	D	TIE Fighter	Starship	Starfighter: TIE/LN	Pilot	Imperial starship,TIE/ln,no hyperdrive
305	D	TIE Scout	Starship	Starfighter: TIE/SR	Pilot,Nav Computer	Imperial starship,TIE/SR
306	D	Vader's Custom TIE	Starship	Starfighter: TIE Advanced x1	Nav Computer	Black Squadron,Imperial starship,TIE Advanced x1	Vader's Custom TIE
307	D	Bantha	Vehicle	Creature		bantha
308	D	Lift Tube	Vehicle	Transport		enclosed
309	D	Sandcrawler	Vehicle	Transport		enclosed,sandcrawler
310	D	Ubrikkian 9000 Z001	Vehicle	Transport		enclosed,landspeeder
311	D	Assault Rifle	Weapon	Character		blaster rifle,rifle
312	D	Blaster Rifle	Weapon	Character		blaster rifle,rifle
313	D	Boosted TIE Cannon	Weapon	Starship		cannon
314	D	Dark Jedi Lightsaber	Weapon	Character		lightsaber
315	D	Gaderffii Stick	Weapon	Character
316	D	Han Seeker	Weapon	Automated		Seeker
317	D	Imperial Blaster	Weapon	Character		DH-17 blaster,blaster
318	D	Ion Cannon	Weapon	Starship		cannon,ion cannon
319	D	Laser Projector	Weapon	Automated
320	D	Light Repeating Blaster Rifle	Weapon	Character		blaster rifle,rifle
321	D	Luke Seeker	Weapon	Automated		Seeker
322	D	Timer Mine	Weapon	Automated		Mine
323	D	Turbolaser Battery	Weapon	Starship		turbolaser battery
324	D	Vader's Lightsaber	Weapon	Character		lightsaber	Vader's Lightsaber
#2	A New Hope
1	L	Arcona	Character	Alien		Arcona,scout
2	L	Brainiac	Character	Alien	Nav Computer	Siniteen
3	L	Chewbacca	Character	Alien/Rebel	Pilot,Warrior	Wookiee,smuggler	Chewie
4	L	Commander Evram Lajaie	Character	Rebel		commander,leader
5	L	Commander Vanden Willard	Character	Rebel	Warrior	commander,leader,spy
6	L	Corellian	Character	Alien		Corellian,female,smuggler
7	L	Doikk Na'ts	Character	Alien		Bith,musician	Doikk Na'ts
8	L	Garouf Lafoe	Character	Alien	Pilot
9	L	Het Nkik	Character	Alien	Warrior	Jawa,scout	Het
10	L	Hunchback	Character	Alien
11	L	Ickabel G'ont	Character	Alien		Bith,musician	Ickabel G'ont
12	L	M-HYD 'Binary' Droid	Character	Droid		binary hydroponics,binary hydroponics droid
13	L	Nalan Cheel	Character	Alien		Bith,musician	Nalan Cheel
14	L	R2-D2 (Artoo-Detoo)	Character	Droid	Nav Computer	astromech,astromech droid,r-unit,spy	R2-D2
15	L	R5-D4 (Arfive-Defour)	Character	Droid	Nav Computer	astromech,astromech droid,r-unit
16	L	RA-7 (Aray-Seven)	Character	Droid		servant,servant droid
17	L	Rebel Commander	Character	Rebel		Corellian,commander,leader
18	L	Rebel Squad Leader	Character	Rebel	Warrior	guard,leader,trooper
19	L	Rebel Tech	Character	Rebel
20	L	Saurin	Character	Alien	Warrior	Saurin
21	L	Tiree	Character	Rebel	Pilot,Warrior	Gold Squadron
22	L	Tzizvvt	Character	Alien		Brizzit
23	L	Wedge Antilles	Character	Rebel	Pilot,Warrior	Corellian,smuggler	Wedge
24	L	Zutton	Character	Alien		Snivvian
25	L	Fire Extinguisher	Device
26	L	Magnetic Suction Tube	Device
27	L	Rectenna	Device
28	L	Remote	Device
29	L	Sensor Panel	Device
30	L	Cell 2187	Effect	Utinni
31	L	Commence Recharging	Effect
32	L	Eject! Eject!	Effect
33	L	Grappling Hook	Effect	Immediate	Grabber
34	L	Logistical Delay	Effect
35	L	Luke's Cape	Effect
36	L	Merc Sunlet	Effect
37	L	Scanner Techs	Effect
38	L	Solomahal	Effect
39	L	They're On Dantooine	Effect	Utinni
40	L	Undercover	Effect
41	L	What're You Tryin' To Push On Us?	Effect	Immediate	Grabber
42	L	Attack Run	Epic Event
43	L	Advance Preparation	Interrupt	Used Or Lost
44	L	Alternatives To Fighting	Interrupt	Lost
45	L	Blast The Door, Kid!	Interrupt	Lost
46	L	Blue Milk	Interrupt	Used Or Lost
47	L	Corellian Slip	Interrupt	Used
48	L	Double Agent	Interrupt	Lost
49	L	Grimtaash	Interrupt	Used Or Lost		dejarik
50	L	Houjix	Interrupt	Lost		dejarik
51	L	I Have A Very Bad Feeling About This	Interrupt	Used
52	L	I'm Here To Rescue You	Interrupt	Used
53	L	Let The Wookiee Win	Interrupt	Lost		disarming card
54	L	Out Of Commission	Interrupt	Used
55	L	Quite A Mercenary	Interrupt	Used
56	L	Sabotage	Interrupt	Used
57	L	Sorry About The Mess	Interrupt	Lost
58	L	Wookiee Roar	Interrupt	Lost
59	L	You're All Clear Kid!	Interrupt	Used
60	L	Clak'dor VII	Location	System	Planet
61	L	Corellia	Location	System	Planet
62	L	Death Star: Trench	Location	Site	Exterior,Mobile
63	L	Dejarik Hologameboard	Location	Site		holosite
64	L	Kashyyyk	Location	System	Planet
65	L	Ralltiir	Location	System	Planet
66	L	Sandcrawler: Loading Bay	Location	Site	Interior,Vehicle Site	sandcrawler site
67	L	Yavin 4: Briefing Room	Location	Site	Interior,Planet,Scomp Link
68	L	Yavin 4: Massassi Ruins	Location	Site	Exterior,Planet
69	L	Gold 2	Starship	Starfighter: Y-Wing	Nav Computer,Scomp Link	Gold Squadron,Rebel starship,Y-wing
70	L	Red 2	Starship	Starfighter: X-Wing	Nav Computer,Scomp Link	Rebel starship,Red Squadron,X-wing	Red 2
71	L	Red 5	Starship	Starfighter: X-Wing	Nav Computer,Scomp Link	Rebel starship,Red Squadron,X-wing	Red 5
72	L	Red 6	Starship	Starfighter: X-Wing	Nav Computer,Scomp Link	Rebel starship,Red Squadron,X-wing
73	L	Tantive IV	Starship	Capital: Corellian Corvette	Pilot,Nav Computer,Scomp Link	Corellian Corvette,Rebel starship,ship-docking capability	Tantive IV
74	L	Y-wing Assault Squadron	Starship	Squadron: Y-Wing	Pilot x3,Nav Computer x3,Scomp Link x3	Rebel starship,Y-wing
75	L	Incom T-16 Skyhopper	Vehicle	Shuttle	Pilot	T-16,enclosed
76	L	Rogue Bantha	Vehicle	Creature		bantha
77	L	Bowcaster	Weapon	Character		Bowcaster
78	L	Jawa Ion Gun	Weapon	Character		jawa weapon
79	L	Luke's Hunting Rifle	Weapon	Character		rifle
80	L	Motti Seeker	Weapon	Automated		Seeker
81	L	SW-4 Ion Cannon	Weapon	Starship		cannon,ion cannon
82	D	Advosze	Character	Alien	Pilot	smuggler
83	D	Captain Khurgee	Character	Imperial	Warrior	captain,leader	Khurgee
84	D	Dannik Jerriko	Character	Alien		Anzati,assassin	Dannik
85	D	Danz Borin	Character	Alien	Pilot	Black Sun agent,bounty hunter,gunner
86	D	Death Star Gunner	Character	Imperial		gunner
87	D	Defel	Character	Alien		Defel
88	D	DS-61-4	Character	Imperial	Pilot	Black Squadron
89	D	Greedo	Character	Alien	Warrior	Black Sun agent,Rodian,bounty hunter
90	D	Hem Dazon	Character	Alien		Arcona,scout
91	D	Imperial Commander	Character	Imperial		commander,leader
92	D	Imperial Squad Leader	Character	Imperial	Warrior	leader,sandtrooper,stormtrooper,trooper
93	D	IT-O (Eyetee-Oh)	Character	Droid		interrogator,interrogator droid
94	D	Lirin Car'n	Character	Alien		Bith,mercenary,musician
95	D	Lt. Pol Treidum	Character	Imperial	Warrior	ISB agent
96	D	Lt. Shann Childsen	Character	Imperial	Warrior
97	D	Mosep	Character	Alien		Nimbanel,accountant
98	D	Officer Evax	Character	Imperial	Pilot	ISB agent,leader
99	D	R2-Q2 (Artoo-Kyootoo)	Character	Droid	Nav Computer	astromech,astromech droid,r-unit
100	D	R3-T6 (Arthree-Teesix)	Character	Droid	Nav Computer	astromech,astromech droid,r-unit
101	D	R5-A2 (Arfive-Aytoo)	Character	Droid	Nav Computer	astromech,astromech droid,r-unit
102	D	Reegesk	Character	Alien		Ranat,scavenger,thief
103	D	Reserve Pilot	Character	Imperial	Pilot	Black Squadron
104	D	Rodian	Character	Alien	Pilot	Rodian,assassin
105	D	Tech Mo'r	Character	Alien	Warrior	Bith,musician
106	D	Trooper Davin Felth	Character	Imperial	Warrior	sandtrooper,stormtrooper,trooper
107	D	U-3PO (Yoo-Threepio)	Character	Droid		protocol,protocol droid,spy
108	D	URoRRuR'R'R	Character	Alien		Tusken Raider,leader
109	D	WED15-l7 'Septoid' Droid	Character	Droid		maintenance,maintenance droid
110	D	Dianoga	Creature	Swamp		swamp
111	D	Death Star Tractor Beam	Device			Tractor Beam
112	D	Hypo	Device
113	D	Laser Gate	Device
114	D	Magnetic Suction Tube	Device
115	D	Tractor Beam	Device			Tractor Beam
116	D	Astromech Shortage	Effect
117	D	Besieged	Effect
118	D	Come With Me	Effect
119	D	Dark Waters	Effect
120	D	Hyperwave Scan	Effect
121	D	Imperial Justice	Effect
122	D	Krayt Dragon Bones	Effect
123	D	Maneuver Check	Effect
124	D	Program Trap	Effect
125	D	Spice Mines Of Kessel	Effect	Utinni
126	D	Swilla Corey	Effect
127	D	Tentacle	Effect	Immediate	Grabber
128	D	There'll Be Hell To Pay	Effect	Immediate	Grabber
129	D	Undercover	Effect
130	D	Commence Primary Ignition	Epic Event
131	D	Evader	Interrupt	Used Or Lost
132	D	Ghhhk	Interrupt	Lost		dejarik
133	D	I'm On The Leader	Interrupt	Lost
134	D	Informant	Interrupt	Used
135	D	Monnok	Interrupt	Used Or Lost		dejarik
136	D	Ng'ok	Interrupt	Used		dejarik
137	D	Oo-ta Goo-ta, Solo?	Interrupt	Used
138	D	Retract The Bridge	Interrupt	Lost
139	D	Sniper	Interrupt	Lost
140	D	Stunning Leader	Interrupt	Lost
141	D	This Is Some Rescue!	Interrupt	Used
142	D	We Have A Prisoner	Interrupt	Lost
143	D	Death Star	Location	System	Mobile
144	D	Death Star: Conference Room	Location	Site	Interior,Mobile,Scomp Link
145	D	Imperial Holotable	Location	Site		holosite
146	D	Kashyyyk	Location	System	Planet
147	D	Kiffex	Location	System	Planet
148	D	Ralltiir	Location	System	Planet
149	D	Sandcrawler: Droid Junkheap	Location	Site	Interior,Vehicle Site	sandcrawler site
150	D	Tatooine: Bluffs	Location	Site	Exterior,Planet
151	D	Black 4	Starship	Starfighter: TIE/LN		Black Squadron,Imperial starship,TIE/ln,no hyperdrive
152	D	Conquest	Starship	Capital: Imperial-Class Star Destroyer	Pilot,Nav Computer,Scomp Link	Imperial starship,Imperial-class Star Destroyer,ship-docking capability
153	D	TIE Assault Squadron	Starship	Squadron: TIE/LN	Pilot x3	Imperial starship,TIE/ln,no hyperdrive
154	D	TIE Vanguard	Starship	Starfighter: TIE/RC	Pilot	Imperial starship,TIE/RC,no hyperdrive
155	D	Victory-Class Star Destroyer	Starship	Capital: Victory-Class Star Destroyer	Pilot,Nav Computer,Scomp Link	Imperial starship,Victory-Class Star Destroyer,ship-docking capability
156	D	Bespin Motors Void Spider THX 1138	Vehicle	Shuttle	Pilot	enclosed
157	D	Mobquet A-1 Deluxe Floater	Vehicle	Transport	Scomp Link	enclosed,landspeeder
158	D	Enhanced TIE Laser Cannon	Weapon	Starship		cannon,laser cannon
159	D	Jawa Blaster	Weapon	Character		blaster,jawa weapon
160	D	Leia Seeker	Weapon	Automated		Seeker
161	D	Superlaser	Weapon	Death Star
162	D	URoRRuR'R'R's Hunting Rifle	Weapon	Character		rifle
#3	Hoth
1	L	2-1B (Too-Onebee)	Character	Droid		medical,medical droid
2	L	Cal Alder	Character	Rebel	Warrior	scout	Cal
3	L	Commander Luke Skywalker	Character	Rebel	Pilot,Warrior	Rogue Squadron,Rogue Squadron pilot,commander,leader	Luke
4	L	Dack Ralter	Character	Rebel	Warrior	Rogue Squadron,gunner	Dack
5	L	Derek 'Hobbie' Klivian	Character	Rebel	Pilot,Warrior	Rogue Squadron,Rogue Squadron pilot
6	L	Echo Base Trooper	Character	Rebel	Warrior	Echo Base trooper,Rebel trooper,trooper
7	L	Echo Base Trooper Officer	Character	Rebel	Warrior	Echo Base trooper,Rebel trooper,trooper
8	L	EG-4 (Eegee-Four)	Character	Droid		power,power droid
9	L	FX-7 (Effex-Seven)	Character	Droid		medical,medical droid
10	L	General Carlist Rieekan	Character	Rebel	Warrior	general,leader
11	L	Jeroen Webb	Character	Rebel	Pilot	spy
12	L	K-3PO (Kay-Threepio)	Character	Droid		protocol,protocol droid
13	L	Major Bren Derlin	Character	Rebel	Warrior
14	L	R-3PO (Ar-Threepio)	Character	Droid		protocol,protocol droid
15	L	R5-M2 (Arfive-Emmtoo)	Character	Droid	Nav Computer	astromech,astromech droid,r-unit
16	L	Rebel Scout	Character	Rebel	Warrior	scout
17	L	Rogue Gunner	Character	Rebel	Warrior	Rogue Squadron,gunner
18	L	Romas 'Lock' Navander	Character	Rebel	Pilot	Corellian
19	L	Shawn Valdez	Character	Rebel	Warrior	Echo Base trooper,Rebel trooper,leader,musician,trooper	Shawn
20	L	Tamizander Rey	Character	Rebel	Pilot
21	L	Tauntaun Handler	Character	Rebel	Warrior	scout
22	L	Tigran Jamiro	Character	Rebel	Warrior		Tigran
23	L	Toryn Farr	Character	Rebel	Pilot	female
24	L	WED-1016 'Techie' Droid	Character	Droid		maintenance,maintenance droid
25	L	Wes Janson	Character	Rebel	Warrior	Rogue Squadron,gunner	Wes
26	L	Wyron Serper	Character	Rebel		spy
27	L	Zev Senesca	Character	Rebel	Pilot,Warrior	Rogue Squadron,Rogue Squadron pilot	Zev
28	L	Artillery Remote	Device
29	L	Echo Trooper Backpack	Device
30	L	Hoth Survival Gear	Device
31	L	R2 Sensor Array	Device
32	L	Bacta Tank	Effect
33	L	Disarming Creature	Effect	Immediate
34	L	Echo Base Operations	Effect
35	L	Evacuation Control	Effect
36	L	Frostbite	Effect
37	L	Ice Storm	Effect	Mobile
38	L	Tauntaun Bones	Effect
39	L	The First Transport Is Away!	Effect	Utinni
40	L	Attack Pattern Delta	Interrupt	Lost
41	L	Dark Dissension	Interrupt	Used Or Lost
42	L	Fall Back!	Interrupt	Lost
43	L	I Thought They Smelled Bad On The Outside	Interrupt	Used
44	L	It Can Wait	Interrupt	Lost
45	L	Lucky Shot	Interrupt	Used Or Lost
46	L	Nice Of You Guys To Drop By	Interrupt	Used
47	L	One More Pass	Interrupt	Used
48	L	Perimeter Scan	Interrupt	Used
49	L	Rug Hug	Interrupt	Lost
50	L	Under Attack	Interrupt	Used
51	L	Walker Sighting	Interrupt	Lost
52	L	Who's Scruffy-Looking?	Interrupt	Used
53	L	You Have Failed Me For The Last Time	Interrupt	Lost
54	L	You Will Go To The Dagobah System	Interrupt	Lost
55	L	Hoth	Location	System	Planet
56	L	Hoth: Defensive Perimeter (3rd Marker)	Location	Site	Exterior,Planet	marker 3
57	L	Hoth: Echo Command Center (War Room)	Location	Site	Underground,Interior,Planet,Scomp Link	War Room
58	L	Hoth: Echo Corridor	Location	Site	Underground,Interior,Planet,Scomp Link
59	L	Hoth: Echo Docking Bay	Location	Site	Exterior,Interior,Planet,Scomp Link	docking bay
60	L	Hoth: Echo Med Lab	Location	Site	Underground,Interior,Planet,Scomp Link
61	L	Hoth: Main Power Generators (1st Marker)	Location	Site	Exterior,Planet	marker 1
62	L	Hoth: North Ridge (4th Marker)	Location	Site	Exterior,Planet	marker 4
63	L	Hoth: Snow Trench (2nd Marker)	Location	Site	Exterior,Planet	marker 2
64	L	Ord Mantell	Location	System	Planet
65	L	Medium Transport	Starship	Capital: Transport	Pilot,Nav Computer,Scomp Link	Rebel starship,medium transport,ship-docking capability,transport
66	L	Rogue 1	Vehicle	Combat: T-47 Snowspeeder		Rogue Squadron,T-47,enclosed,snowspeeder,speeder
67	L	Rogue 2	Vehicle	Combat: T-47 Snowspeeder		Rogue Squadron,T-47,enclosed,snowspeeder,speeder	Rogue 2
68	L	Rogue 3	Vehicle	Combat: T-47 Snowspeeder		Rogue Squadron,T-47,enclosed,snowspeeder,speeder
69	L	Snowspeeder	Vehicle	Combat: T-47 Snowspeeder	Pilot	T-47,enclosed,snowspeeder,speeder
70	L	Tauntaun	Vehicle	Creature		Tauntaun
71	L	Anakin's Lightsaber	Weapon	Character		lightsaber	Anakin's Lightsaber
72	L	Atgar Laser Cannon	Weapon	Artillery		cannon,laser cannon
73	L	Concussion Grenade	Weapon	Character
74	L	Dual Laser Cannon	Weapon	Vehicle		cannon,laser cannon
75	L	Golan Laser Battery	Weapon	Artillery		cannon,laser cannon
76	L	Infantry Mine	Weapon	Automated		Mine
77	L	Medium Repeating Blaster Cannon	Weapon	Artillery		blaster,cannon
78	L	Planet Defender Ion Cannon	Weapon	Artillery		cannon,ion cannon
79	L	Power Harpoon	Weapon	Vehicle
80	L	Surface Defense Cannon	Weapon	Starship		blaster,cannon
81	L	Vehicle Mine	Weapon	Automated		Mine
82	D	Admiral Ozzel	Character	Imperial	Pilot	Death Squadron,ISB agent,admiral,leader	Ozzel
83	D	AT-AT Driver	Character	Imperial	Pilot
84	D	Captain Lennox	Character	Imperial	Pilot,Warrior	captain,leader
85	D	Captain Piett	Character	Imperial	Pilot	captain	Piett
86	D	FX-10 (Effex-ten)	Character	Droid		medical,medical droid
87	D	General Veers	Character	Imperial	Pilot,Warrior	general,leader	Veers
88	D	Imperial Gunner	Character	Imperial	Warrior	gunner
89	D	Lieutenant Cabbel	Character	Imperial	Pilot
90	D	Probe Droid	Character	Droid		ISB agent,Probe,probe droid,spy
91	D	Snowtrooper	Character	Imperial	Warrior	snowtrooper,stormtrooper,trooper
92	D	Snowtrooper Officer	Character	Imperial	Warrior	ISB agent,snowtrooper,stormtrooper,trooper
93	D	Wampa	Creature	Snow		snow,wampa
94	D	Deflector Shield Generators	Device
95	D	Electro-Rangefinder	Device
96	D	Portable Fusion Generator	Device			Fusion Generator
97	D	Probe Antennae	Device
98	D	Breached Defenses	Effect	Immediate
99	D	Death Mark	Effect	Utinni
100	D	Death Squadron	Effect
101	D	Frostbite	Effect
102	D	Frozen Dinner	Effect	Immediate
103	D	High Anxiety	Effect	Immediate
104	D	Ice Storm	Effect	Mobile
105	D	Image Of The Dark Lord	Effect			hologram
106	D	Imperial Domination	Effect
107	D	Meteor Impact?	Effect	Utinni
108	D	Mournful Roar	Effect	Immediate
109	D	Responsibility Of Command	Effect	Utinni
110	D	Silence Is Golden	Effect
111	D	The Shield Doors Must Be Closed	Effect
112	D	This Is Just Wrong	Effect	Utinni
113	D	Too Cold For Speeders	Effect
114	D	Weapon Malfunction	Effect	Utinni
115	D	Target The Main Generator	Epic Event
116	D	A Dark Time For The Rebellion	Interrupt	Lost
117	D	Cold Feet	Interrupt	Used
118	D	Collapsing Corridor	Interrupt	Lost
119	D	ComScan Detection	Interrupt	Used
120	D	Crash Landing	Interrupt	Used
121	D	Debris Zone	Interrupt	Used
122	D	Direct Hit	Interrupt	Used Or Lost
123	D	Exhaustion	Interrupt	Lost
124	D	Exposure	Interrupt	Lost
125	D	Furry Fury	Interrupt	Used Or Lost
126	D	He Hasn't Come Back Yet	Interrupt	Lost
127	D	I'd Just As Soon Kiss A Wookiee	Interrupt	Lost
128	D	Imperial Supply	Interrupt	Used Or Lost
129	D	Lightsaber Deficiency	Interrupt	Used
130	D	Oh, Switch Off	Interrupt	Used
131	D	Our First Catch Of The Day	Interrupt	Used
132	D	Probe Telemetry	Interrupt	Used
133	D	Scruffy-Looking Nerf Herder	Interrupt	Used Or Lost
134	D	Self-Destruct Mechanism	Interrupt	Used
135	D	Stop Motion	Interrupt	Used
136	D	Tactical Support	Interrupt	Lost
137	D	That's It, The Rebels Are There!	Interrupt	Used
138	D	Trample	Interrupt	Used
139	D	Turn It Off! Turn It Off!	Interrupt	Used Or Lost
140	D	Walker Barrage	Interrupt	Used
141	D	Wall Of Fire	Interrupt	Lost
142	D	Yaggle Gakkle	Interrupt	Used
143	D	Hoth	Location	System	Planet
144	D	Hoth: Defensive Perimeter (3rd Marker)	Location	Site	Exterior,Planet	marker 3
145	D	Hoth: Echo Command Center (War Room)	Location	Site	Underground,Interior,Planet,Scomp Link	War Room
146	D	Hoth: Echo Corridor	Location	Site	Underground,Interior,Planet,Scomp Link
147	D	Hoth: Echo Docking Bay	Location	Site	Exterior,Interior,Planet,Scomp Link	docking bay
148	D	Hoth: Ice Plains (5th Marker)	Location	Site	Exterior,Planet	marker 5
149	D	Hoth: North Ridge (4th Marker)	Location	Site	Exterior,Planet	marker 4
150	D	Hoth: Wampa Cave (7th Marker)	Location	Site	Interior,Planet	marker 7
151	D	Ord Mantell	Location	System	Planet
152	D	Stalker	Starship	Capital: Imperial-Class Star Destroyer	Pilot,Nav Computer,Scomp Link	Death Squadron,Imperial starship,Imperial-class Star Destroyer,ship-docking capability
153	D	Tyrant	Starship	Capital: Imperial-Class Star Destroyer	Pilot,Nav Computer,Scomp Link	Death Squadron,Imperial starship,Imperial-class Star Destroyer,ship-docking capability
154	D	Blizzard 1	Vehicle	Combat: AT-AT	Scomp Link	AT-AT,enclosed	Blizzard 1
155	D	Blizzard 2	Vehicle	Combat: AT-AT	Pilot,Scomp Link	AT-AT,enclosed
156	D	Blizzard Scout 1	Vehicle	Combat: AT-ST	Pilot,Scomp Link	AT-ST,enclosed
157	D	Blizzard Walker	Vehicle	Combat: AT-AT	Scomp Link	AT-AT,enclosed
158	D	AT-AT Cannon	Weapon	Vehicle		AT-AT Cannon,cannon,laser cannon
159	D	E-web Blaster	Weapon	Artillery		blaster
160	D	Infantry Mine	Weapon	Automated		Mine
161	D	Probe Droid Laser	Weapon	Character		cannon,laser cannon
162	D	Vehicle Mine	Weapon	Automated		Mine
#4	Dagobah
1	L	Son Of Skywalker	Character	Rebel	Pilot,Warrior		Luke
2	L	Yoda	Character	Jedi Master			Yoda
3	L	Bog-wing	Creature	Avian	Selective Creature	Avian,parasite,selective
4	L	Mynock	Creature	Space	Selective Creature	parasite,selective,space
5	L	Nudj	Creature	Swamp	Selective Creature	selective,swamp
6	L	Space Slug	Creature	Space		space
7	L	Vine Snake	Creature	Ophidian	Selective Creature	Ophidian,parasite,selective
8	L	Astromech Translator	Device
9	L	Droid Sensorscope	Device
10	L	Han's Toolkit	Device
11	L	Landing Claw	Device
12	L	Luke's Backpack	Device
13	L	Portable Fusion Generator	Device			Fusion Generator
14	L	Rebel Flight Suit	Device
15	L	Retractable Arm	Device
16	L	Anger, Fear, Aggression	Effect
17	L	Asteroid Sanctuary	Effect
18	L	Asteroids Do Not Concern Me	Effect	Utinni
19	L	At Peace	Effect	Immediate
20	L	Descent Into The Dark	Effect	Immediate
21	L	Do, Or Do Not	Effect
22	L	Encampment	Effect
23	L	Flash Of Insight	Effect
24	L	Grounded Starfighter	Effect
25	L	Hiding In The Garbage	Effect
26	L	Ineffective Maneuver	Effect
27	L	Never Tell Me The Odds	Effect
28	L	No Disintegrations!	Effect
29	L	Obi-Wan's Apparition	Effect
30	L	Order To Engage	Effect
31	L	Polarized Negative Power Coupling	Effect
32	L	Quick Draw	Effect
33	L	Reflection	Effect
34	L	Report To Lord Vader	Effect	Utinni
35	L	Rogue Asteroid	Effect	Mobile
36	L	Rycar's Run	Effect	Utinni
37	L	Scramble	Effect
38	L	Smuggler's Blues	Effect
39	L	Stone Pile	Effect
40	L	The Professor	Effect
41	L	Wars Not Make One Great	Effect
42	L	What Is Thy Bidding, My Master?	Effect	Utinni
43	L	Yoda's Gimer Stick	Effect
44	L	Yoda's Hope	Effect
45	L	Away Put Your Weapon	Interrupt	Used Or Lost
46	L	Blasted Varmints	Interrupt	Used
47	L	Closer?!	Interrupt	Used
48	L	Control	Interrupt	Lost
49	L	Effective Repairs	Interrupt	Used Or Lost
50	L	Egregious Pilot Error	Interrupt	Lost
51	L	Found Someone You Have	Interrupt	Lost
52	L	I Have A Bad Feeling About This	Interrupt	Lost
53	L	Jedi Levitation	Interrupt	Lost
54	L	Levitation	Interrupt	Used Or Lost
55	L	Light Maneuvers	Interrupt	Used
56	L	Lost Relay	Interrupt	Used
57	L	Moving To Attack Position	Interrupt	Lost
58	L	Recoil In Fear	Interrupt	Lost
59	L	Shoo! Shoo!	Interrupt	Used
60	L	Starship Levitation	Interrupt	Used Or Lost
61	L	They'd Be Crazy To Follow Us	Interrupt	Used
62	L	This Is More Like It	Interrupt	Used
63	L	This Is No Cave	Interrupt	Used
64	L	Through The Force Things You Will See	Interrupt	Lost
65	L	Tight Squeeze	Interrupt	Lost
66	L	Transmission Terminated	Interrupt	Lost
67	L	Tunnel Vision	Interrupt	Lost
68	L	Visored Vision	Interrupt	Used Or Lost
69	L	We Can Still Outmaneuver Them	Interrupt	Used Or Lost
70	L	We Don't Need Their Scum	Interrupt	Used Or Lost
71	L	WHAAAAAAAAAOOOOW!	Interrupt	Used
72	L	Yoda Stew	Interrupt	Used
73	L	Yoda, You Seek Yoda	Interrupt	Lost
74	L	You Do Have Your Moments	Interrupt	Lost
75	L	A Jedi's Strength	Jedi Test #2			jedi test 2
76	L	Domain Of Evil	Jedi Test #3			jedi test 3
77	L	Great Warrior	Jedi Test #1			jedi test 1
78	L	It Is The Future You See	Jedi Test #5			jedi test 5
79	L	Size Matters Not	Jedi Test #4			jedi test 4
80	L	Anoat	Location	System	Planet
81	L	Asteroid Field	Location	Sector	Space	Asteroid
82	L	Big One	Location	Sector	Space	Asteroid
83	L	Big One: Asteroid Cave Or Space Slug Belly	Location	Site	Interior,Exterior,Cave,Planet
84	L	Dagobah	Location	System	Planet
85	L	Dagobah: Bog Clearing	Location	Site	Exterior,Planet
86	L	Dagobah: Jungle	Location	Site	Exterior,Planet	Jungle
87	L	Dagobah: Swamp	Location	Site	Exterior,Planet	swamp
88	L	Dagobah: Training Area	Location	Site	Exterior,Planet
89	L	Dagobah: Yoda's Hut	Location	Site	Exterior,Planet
90	L	Raithal	Location	System	Planet
91	D	4-LOM	Character	Droid	Warrior	Black Sun agent,bounty hunter,information broker,protocol,protocol droid,thief	4-LOM
92	D	Bossk	Character	Alien	Pilot,Warrior	Black Sun agent,Trandoshan,bounty hunter	Bossk
93	D	Captain Needa	Character	Imperial	Pilot,Warrior	captain,leader
94	D	Comm Chief	Character	Imperial	Pilot
95	D	Commander Brandei	Character	Imperial	Pilot	commander
96	D	Commander Gherant	Character	Imperial	Warrior	commander
97	D	Commander Nemet	Character	Imperial	Pilot	commander
98	D	Corporal Derdram	Character	Imperial	Warrior	ISB agent
99	D	Corporal Vandolay	Character	Imperial	Warrior	ISB agent
100	D	Dengar	Character	Alien	Pilot,Warrior	Black Sun agent,Corellian,assassin,bounty hunter	Dengar
101	D	IG-88	Character	Droid	Pilot,Warrior x2	Black Sun agent,assassin,assassin droid,bounty hunter	IG-88
102	D	Imperial Helmsman	Character	Imperial	Pilot
103	D	Lieutenant Commander Ardan	Character	Imperial	Warrior	commander
104	D	Lieutenant Suba	Character	Imperial	Warrior
105	D	Lieutenant Venka	Character	Imperial	Warrior
106	D	Warrant Officer M'Kae	Character	Imperial	Pilot
107	D	Zuckuss	Character	Alien	Pilot,Warrior	Black Sun agent,Gand,bounty hunter,scout	Zuckuss
108	D	Bog-wing	Creature	Avian	Selective Creature	Avian,parasite,selective
109	D	Dragonsnake	Creature	Swamp		swamp
110	D	Mynock	Creature	Space	Selective Creature	parasite,selective,space
111	D	Sleen	Creature	Swamp	Selective Creature	selective,swamp
112	D	Space Slug	Creature	Space		space
113	D	Vine Snake	Creature	Ophidian	Selective Creature	Ophidian,parasite,selective
114	D	3,720 To 1	Effect
115	D	Awwww, Cannot Get Your Ship Out	Effect
116	D	Bad Feeling Have I	Effect
117	D	Bombing Run	Effect	Mobile
118	D	Broken Concentration	Effect
119	D	Corrosive Damage	Effect
120	D	Failure At The Cave	Effect	Utinni
121	D	Field Promotion	Effect
122	D	Flagship	Effect
123	D	He Is Not Ready	Effect
124	D	I Want That Ship	Effect
125	D	Knowledge And Defense	Effect
126	D	Location, Location, Location	Effect
127	D	Lost In Space	Effect	Immediate
128	D	Much Anger In Him	Effect
129	D	Precision Targeting	Effect
130	D	Rogue Asteroid	Effect	Mobile
131	D	Shot In The Dark	Effect
132	D	Sudden Impact	Effect
133	D	The Dark Path	Effect
134	D	There Is No Try	Effect
135	D	Visage Of The Emperor	Effect			hologram
136	D	A Dangerous Time	Interrupt	Used Or Lost
137	D	Apology Accepted	Interrupt	Used
138	D	Close Call	Interrupt	Used Or Lost
139	D	Control	Interrupt	Lost
140	D	Defensive Fire	Interrupt	Used
141	D	Fear	Interrupt	Lost
142	D	Frustration	Interrupt	Lost
143	D	HoloNet Transmission	Interrupt	Used Or Lost		hologram
144	D	Imbalance	Interrupt	Used
145	D	Lando System?	Interrupt	Lost
146	D	Res Luk Ra'auf	Interrupt	Lost
147	D	Shut Him Up Or Shut Him Down	Interrupt	Used
148	D	Something Hit Us!	Interrupt	Used
149	D	Take Evasive Action	Interrupt	Lost
150	D	Those Rebels Won't Escape Us	Interrupt	Used Or Lost
151	D	Uncertain Is The Future	Interrupt	Lost
152	D	Unexpected Interruption	Interrupt	Lost
153	D	Voyeur	Interrupt	Used Or Lost
154	D	Anoat	Location	System	Planet
155	D	Asteroid Field	Location	Sector	Space	Asteroid
156	D	Big One	Location	Sector	Space	Asteroid
157	D	Big One: Asteroid Cave Or Space Slug Belly	Location	Site	Interior,Exterior,Cave,Planet
158	D	Dagobah: Cave	Location	Site	Interior,Underground,Planet
159	D	Executor: Comm Station	Location	Site	Interior,Mobile,Starship,Scomp Link
160	D	Executor: Control Station	Location	Site	Interior,Mobile,Starship,Scomp Link
161	D	Executor: Holotheatre	Location	Site	Interior,Mobile,Starship,Scomp Link
162	D	Executor: Main Corridor	Location	Site	Interior,Mobile,Starship,Scomp Link
163	D	Executor: Meditation Chamber	Location	Site	Interior,Mobile,Starship,Scomp Link
164	D	Raithal	Location	System	Planet
165	D	Star Destroyer: Launch Bay	Location	Site	Interior,Exterior,Mobile,Starship,Scomp Link
166	D	Avenger	Starship	Capital: Imperial-Class Star Destroyer	Pilot,Nav Computer,Scomp Link	Death Squadron,Imperial starship,Imperial-class Star Destroyer,ship-docking capability
167	D	Executor	Starship	Capital: Super-Class Star Destroyer	Pilot x3,Nav Computer,Scomp Link	Death Squadron,Imperial starship,Super-Class Star Destroyer,ship-docking capability	Executor
168	D	Hound's Tooth	Starship	Capital: Modified Corellian Freighter	Nav Computer,Independent,Scomp Link	Independent starship,Modified Corellian Freighter,ship-docking capability	Hound's Tooth
169	D	IG-2000	Starship	Starfighter: Trilon Aggressor	Nav Computer,Independent,Scomp Link	Independent starship,Trilon Aggressor	IG-2000
170	D	Mist Hunter	Starship	Starfighter: Byblos G-1A Transport	Nav Computer,Independent,Scomp Link	Byblos G-1A Transport,Independent starship,ship-docking capability	Mist Hunter
171	D	Punishing One	Starship	Starfighter: Corellian JM 5000	Nav Computer,Independent	Corellian JM 5000,Independent starship	Punishing One
172	D	TIE Avenger	Starship	Starfighter: TIE/AD	Nav Computer	Imperial starship,TIE/AD
173	D	TIE Bomber	Starship	Starfighter: TIE/SA	Pilot	Imperial starship,TIE/sa,bomber,no hyperdrive
174	D	4-LOM's Concussion Rifle	Weapon	Character		blaster rifle,rifle	4-LOM's Concussion Rifle
175	D	Bossk's Mortar Gun	Weapon	Character			Bossk's Mortar Gun
176	D	Dengar's Blaster Carbine	Weapon	Character		blaster	Dengar's Blaster Carbine
177	D	IG-88's Neural Inhibitor	Weapon	Character
178	D	IG-88's Pulse Cannon	Weapon	Character		cannon
179	D	Proton Bombs	Weapon	Starship
180	D	Zuckuss' Snare Rifle	Weapon	Character		rifle	zuckuss snare rifle
#5	Cloud City
1	L	Captain Han Solo	Character	Rebel	Pilot,Warrior	Corellian,captain,scoundrel,smuggler	Han
2	L	Cloud City Technician	Character	Alien
3	L	Cloud City Trooper	Character	Alien	Warrior	Cloud City trooper,guard,trooper
4	L	Kebyc	Character	Alien		accountant,female
5	L	Lando Calrissian	Character	Alien	Pilot,Warrior	gambler,scoundrel	Lando
6	L	Lobot	Character	Alien			Lobot
7	L	Princess Leia	Character	Rebel	Pilot,Warrior	Alderaanian,female,leader,senator	Leia
8	L	Tibanna Gas Miner	Character	Alien		Gas Miner,miner
9	L	Treva Horme	Character	Alien		Lutrillian,female
10	L	Trooper Utris M'toc	Character	Alien	Warrior	Cloud City trooper,Imzig,guard,leader,trooper
11	L	Wiorkettle	Character	Alien		Snivvian
12	L	Bionic Hand	Device
13	L	Cyborg Construct	Device
14	L	Lando's Wrist Comlink	Device
15	L	Access Denied	Effect
16	L	Advantage	Effect	Immediate
17	L	All My Urchins	Effect
18	L	Beldon's Eye	Effect
19	L	Chasm	Effect
20	L	Civil Disorder	Effect
21	L	Crack Shot	Effect
22	L	Dismantle On Sight	Effect
23	L	Frozen Assets	Effect
24	L	Haven	Effect
25	L	Hero Of A Thousand Devices	Effect
26	L	Hindsight	Effect
27	L	Hopping Mad	Effect
28	L	Leia Of Alderaan	Effect
29	L	Uncontrollable Fury	Effect
30	L	Weather Vane	Effect
31	L	Ambush	Interrupt	Lost
32	L	Armed And Dangerous	Interrupt	Lost
33	L	Artoo, Come Back At Once!	Interrupt	Used Or Lost
34	L	As Good As Gone	Interrupt	Lost
35	L	Blaster Proficiency	Interrupt	Used Or Lost
36	L	Captive Fury	Interrupt	Used Or Lost
37	L	Captive Pursuit	Interrupt	Used Or Lost
38	L	Clash Of Sabers	Interrupt	Lost
39	L	Cloud City Sabacc	Interrupt	Used
40	L	Computer Interface	Interrupt	Used Or Lost
41	L	Courage Of A Skywalker	Interrupt	Lost
42	L	Dark Approach	Interrupt	Lost
43	L	Dash	Interrupt	Used
44	L	Desperate Reach	Interrupt	Used
45	L	Dodge	Interrupt	Lost
46	L	Fall Of The Empire	Interrupt	Lost
47	L	Fall Of The Legend	Interrupt	Used
48	L	Gambler's Luck	Interrupt	Lost
49	L	Glancing Blow	Interrupt	Lost
50	L	Higher Ground	Interrupt	Used Or Lost
51	L	I Don't Need Their Scum, Either	Interrupt	Used Or Lost
52	L	Impressive, Most Impressive	Interrupt	Lost
53	L	Innocent Scoundrel	Interrupt	Used Or Lost
54	L	Into The Ventilation Shaft, Lefty	Interrupt	Lost
55	L	It's A Trap!	Interrupt	Used Or Lost
56	L	Keep Your Eyes Open	Interrupt	Used
57	L	Lift Tube Escape	Interrupt	Used
58	L	NOOOOOOOOOOOO!	Interrupt	Used Or Lost
59	L	Off The Edge	Interrupt	Lost
60	L	Old Pirates	Interrupt	Lost
61	L	Out Of Somewhere	Interrupt	Used
62	L	Path Of Least Resistance	Interrupt	Lost
63	L	Protector	Interrupt	Lost
64	L	Punch It!	Interrupt	Lost
65	L	Put That Down	Interrupt	Used
66	L	Rendezvous Point On Tatooine	Interrupt	Lost
67	L	Rescue In The Clouds	Interrupt	Used Or Lost
68	L	Shocking Information	Interrupt	Used
69	L	Smoke Screen	Interrupt	Lost
70	L	Somersault	Interrupt	Lost
71	L	Surreptitious Glance	Interrupt	Lost
72	L	Swing-And-A-Miss	Interrupt	Used
73	L	This Is Even Better	Interrupt	Lost
74	L	We'll Find Han	Interrupt	Used
75	L	Wookiee Strangle	Interrupt	Lost
76	L	Bespin	Location	System	Planet
77	L	Bespin: Cloud City	Location	Sector	Planet	Cloud City location,cloud sector
78	L	Cloud City: Carbonite Chamber	Location	Site	Interior,Mobile,Scomp Link	Cloud City location
79	L	Cloud City: Chasm Walkway	Location	Site	Interior,Mobile,Scomp Link	Cloud City location
80	L	Cloud City: Guest Quarters	Location	Site	Interior,Mobile,Scomp Link	Cloud City location
81	L	Cloud City: Incinerator	Location	Site	Interior,Mobile,Scomp Link	Cloud City location
82	L	Cloud City: Lower Corridor	Location	Site	Interior,Mobile,Scomp Link	Cloud City location
83	L	Cloud City: Platform 327 (Docking Bay)	Location	Site	Exterior,Mobile,Scomp Link	Cloud City location,docking bay
84	L	Cloud City: Upper Plaza Corridor	Location	Site	Interior,Mobile,Scomp Link	Cloud City location
85	L	Clouds	Location	Sector	Planet	cloud sector
86	L	Bright Hope	Starship	Capital: Transport	Pilot,Nav Computer,Scomp Link	Rebel starship,medium transport,ship-docking capability,transport
87	L	Redemption	Starship	Capital: Modified Nebulon-B Frigate	Pilot,Nav Computer,Scomp Link	Modified Nebulon-B Frigate,Rebel starship,ship-docking capability
88	L	Cloud Car	Vehicle	Combat: Twin-Pod Cloud Car	Pilot	Twin-Pod Cloud Car,enclosed
89	L	Cloud City Blaster	Weapon	Character		blaster
90	L	Luke's Blaster Pistol	Weapon	Character		blaster
91	D	Boba Fett	Character	Alien	Pilot,Warrior	Black Sun agent,bounty hunter	Boba Fett
92	D	Captain Bewil	Character	Imperial	Warrior	captain,leader
93	D	Chief Retwin	Character	Imperial	Warrior
94	D	Cloud City Engineer	Character	Alien
95	D	Cloud City Trooper	Character	Alien	Warrior	Cloud City trooper,guard,trooper
96	D	Commander Desanne	Character	Imperial	Pilot	commander
97	D	E-3PO	Character	Droid		protocol,protocol droid
98	D	Imperial Trooper Guard Dainsom	Character	Imperial	Warrior	Imperial Trooper Guard,trooper,trooper guard
99	D	Lando Calrissian	Character	Alien	Pilot,Warrior	gambler,scoundrel	Lando
100	D	Lieutenant Cecius	Character	Imperial	Warrior
101	D	Lieutenant Sheckil	Character	Imperial	Warrior
102	D	Tibanna Gas Miner	Character	Alien		Gas Miner,miner
103	D	Trooper Jerrol Blendin	Character	Alien	Warrior	Cloud City trooper,guard,trooper
104	D	Ugloste	Character	Alien	Warrior	Ugnaught
105	D	Ugnaught	Character	Alien		Ugnaught
106	D	Binders	Device
107	D	Carbonite Chamber Console	Device
108	D	Interrogation Array	Device
109	D	Mandalorian Armor	Device
110	D	Ability, Ability, Ability	Effect
111	D	Abyss	Effect
112	D	All Too Easy	Effect	Immediate
113	D	Bounty	Effect			Bounty
114	D	Carbon-Freezing	Effect
115	D	Dark Deal	Effect
116	D	Despair	Effect	Immediate
117	D	Forced Landing	Effect	Utinni
118	D	I Am Your Father	Effect	Immediate
119	D	I Had No Choice	Effect
120	D	Imperial Decree	Effect
121	D	Mostly Armless	Effect	Immediate		disarming card
122	D	Restricted Access	Effect
123	D	Special Delivery	Effect
124	D	The Emperor's Prize	Effect	Utinni
125	D	Vader's Bounty	Effect			Bounty
126	D	Vader's Cape	Effect
127	D	Weather Vane	Effect
128	D	We're The Bait	Effect	Utinni
129	D	Epic Duel	Epic Event
130	D	Aiiii! Aaa! Agggggggggg!	Interrupt	Lost
131	D	Atmospheric Assault	Interrupt	Lost
132	D	Blasted Droid	Interrupt	Used
133	D	Brief Loss Of Control	Interrupt	Lost
134	D	Cloud City Sabacc	Interrupt	Used
135	D	Dark Strike	Interrupt	Lost
136	D	Double Back	Interrupt	Lost
137	D	Double-Crossing, No-Good Swindler	Interrupt	Lost
138	D	E Chu Ta	Interrupt	Used
139	D	End This Destructive Conflict	Interrupt	Used Or Lost
140	D	Flight Escort	Interrupt	Lost
141	D	Focused Attack	Interrupt	Lost
142	D	Force Field	Interrupt	Used Or Lost
143	D	Heart Of The Chasm	Interrupt	Lost
144	D	He's All Yours, Bounty Hunter	Interrupt	Used Or Lost
145	D	Human Shield	Interrupt	Used Or Lost
146	D	Levitation Attack	Interrupt	Used
147	D	Point Man	Interrupt	Lost
148	D	Prepare The Chamber	Interrupt	Used Or Lost
149	D	Projective Telepathy	Interrupt	Used
150	D	Release Your Anger	Interrupt	Lost
151	D	Rite Of Passage	Interrupt	Used
152	D	Shattered Hope	Interrupt	Lost
153	D	Shocking Revelation	Interrupt	Used
154	D	Slip Sliding Away	Interrupt	Used
155	D	Sonic Bombardment	Interrupt	Used Or Lost
156	D	Surprise	Interrupt	Lost
157	D	This Is Still Wrong	Interrupt	Used
158	D	TIE Sentry Ships	Interrupt	Lost
159	D	Trooper Assault	Interrupt	Used
160	D	Weapon Levitation	Interrupt	Used Or Lost
161	D	Weapon Of An Ungrateful Son	Interrupt	Used Or Lost
162	D	Why Didn't You Tell Me?	Interrupt	Used Or Lost
163	D	You Are Beaten	Interrupt	Lost
164	D	Bespin	Location	System	Planet
165	D	Bespin: Cloud City	Location	Sector	Planet	Cloud City location,cloud sector
166	D	Cloud City: Carbonite Chamber	Location	Site	Interior,Mobile,Scomp Link	Cloud City location
167	D	Cloud City: Chasm Walkway	Location	Site	Interior,Mobile,Scomp Link	Cloud City location
168	D	Cloud City: Dining Room	Location	Site	Interior,Mobile,Scomp Link	Cloud City location
169	D	Cloud City: East Platform (Docking Bay)	Location	Site	Exterior,Mobile,Scomp Link	Cloud City location,docking bay
170	D	Cloud City: Incinerator	Location	Site	Interior,Mobile,Scomp Link	Cloud City location
171	D	Cloud City: Lower Corridor	Location	Site	Interior,Mobile,Scomp Link	Cloud City location
172	D	Cloud City: Security Tower	Location	Site	Interior,Mobile,Scomp Link	Cloud City location,prison
173	D	Cloud City: Upper Plaza Corridor	Location	Site	Interior,Mobile,Scomp Link	Cloud City location
174	D	Clouds	Location	Sector	Planet	cloud sector
175	D	Obsidian 7	Starship	Starfighter: TIE/LN	Pilot	Imperial starship,Obsidian Squadron,TIE/ln,no hyperdrive
176	D	Obsidian 8	Starship	Starfighter: TIE/LN	Pilot	Imperial starship,Obsidian Squadron,TIE/ln,no hyperdrive
177	D	Slave I	Starship	Starfighter: Firespray-Class Attack Ship	Nav Computer,Independent,Scomp Link	Firespray-Class Attack Ship,Independent starship,ship-docking capability	Slave I
178	D	Cloud Car	Vehicle	Combat: Twin-Pod Cloud Car	Pilot	Twin-Pod Cloud Car,enclosed
179	D	Boba Fett's Blaster Rifle	Weapon	Character		blaster rifle,rifle	Boba Fett's Blaster Rifle
180	D	Cloud City Blaster	Weapon	Character		blaster
#6	Jabba's Palace
1	L	8D8	Character	Droid		maintenance,maintenance droid
2	L	Ardon 'Vapor' Crell	Character	Alien
3	L	Artoo	Character	Droid	Nav Computer	astromech,astromech droid,r-unit,spy	R2-D2
4	L	Attark	Character	Alien
5	L	Aved Luun	Character	Alien		Jawa,female
6	L	Baragwin	Character	Alien	Warrior	Baragwin,scavenger
7	L	BG-J38	Character	Droid		maintenance,maintenance droid
8	L	B'omarr Monk	Character	Alien
9	L	Chadra-Fan	Character	Alien		Chadra-Fan,thief
10	L	Devaronian	Character	Alien	Pilot	Devaronian,gambler
11	L	Droopy McCool	Character	Alien		Kitonak,musician
12	L	Elom	Character	Alien		Elom
13	L	Florn Lamproid	Character	Alien		Florn lamproid
14	L	Garon Nas Tal	Character	Alien	Warrior	Saurin
15	L	Geezum	Character	Alien		Snivvian,scout
16	L	Ghoel	Character	Alien		Wol Cabbasshite
17	L	Gran	Character	Alien		Gran
18	L	H'nemthe	Character	Alien	Pilot	H'nemthe,female
19	L	Ishi Tib	Character	Alien		Ishi Tib
20	L	Ithorian	Character	Alien		Ithorian
21	L	Jess	Character	Alien	Warrior	female,musician
22	L	Kalit	Character	Alien		Jawa,leader
23	L	Kitonak	Character	Alien		Kitonak,musician
24	L	Klatooinian Revolutionary	Character	Alien	Warrior	Klatooinian
25	L	Laudica	Character	Alien	Warrior	Corellian,female	Laudica
26	L	Leslomy Tacema	Character	Alien	Pilot	Duros,female
27	L	Loje Nella	Character	Alien		accountant
28	L	Max Rebo	Character	Alien		Ortolan,gambler,musician
29	L	Oola	Character	Alien		Twi'lek,female,musician
30	L	Ortolan	Character	Alien		Ortolan
31	L	Palejo Reshad	Character	Alien	Pilot	Corellian
32	L	Princess Leia Organa	Character	Rebel	Pilot,Warrior	Alderaanian,female	Leia
33	L	Pucumir Thryss	Character	Alien	Warrior	Gas Miner,miner
34	L	Rayc Ryjerd	Character	Alien	Pilot	smuggler	Rayc
35	L	Rennek	Character	Alien	Warrior
36	L	R'kik D'nec, Hero Of The Dune Sea	Character	Alien	Warrior	Jawa
37	L	Saelt-Marae	Character	Alien		Yarkora
38	L	Sergeant Doallyn	Character	Alien	Warrior	gambler,mercenary	Doallyn
39	L	Shasa Tiel	Character	Alien		Ishi Tib,accountant,female
40	L	Sic-Six	Character	Alien		Sic-Six
41	L	Snivvian	Character	Alien		Snivvian,scout
42	L	Tamtel Skreej	Character	Alien	Pilot,Warrior	gambler,spy	Lando
43	L	Tanus Spijek	Character	Alien		Elom,spy
44	L	Tessek	Character	Alien		Quarren,accountant,leader
45	L	Vul Tazaene	Character	Alien	Pilot		Vul
46	L	Yarkora	Character	Alien		scout
47	L	Yoxgit	Character	Alien		Ugnaught
48	L	Worrt	Creature	Guard		guard
49	L	Arc Welder	Device
50	L	Hidden Compartment	Device
51	L	Holoprojector	Device
52	L	A Gift	Effect	Immediate
53	L	Bargaining Table	Effect
54	L	Bo Shuda	Effect
55	L	I Must Be Allowed To Speak	Effect
56	L	Projection Of A Skywalker	Effect			hologram
57	L	Sandwhirl	Effect	Mobile
58	L	Ultimatum	Effect
59	L	Yarna d'al' Gargan	Effect
60	L	Artoo, I Have A Bad Feeling About This	Interrupt	Lost
61	L	Blaster Deflection	Interrupt	Used Or Lost
62	L	Choke	Interrupt	Lost
63	L	Corellian Retort	Interrupt	Used Or Lost
64	L	Don't Forget The Droids	Interrupt	Used Or Lost
65	L	Dune Sea Sabacc	Interrupt	Used
66	L	Fallen Portal	Interrupt	Used
67	L	Jabba's Palace Sabacc	Interrupt	Lost
68	L	Jedi Mind Trick	Interrupt	Used Or Lost
69	L	Ke Chu Ke Kukuta?	Interrupt	Used
70	L	Life Debt	Interrupt	Lost
71	L	Mandalorian Mishap	Interrupt	Used
72	L	Nar Shaddaa Wind Chimes	Interrupt	Used
73	L	Revealed	Interrupt	Lost
74	L	Skull	Interrupt	Used
75	L	Someone Who Loves You	Interrupt	Used
76	L	Strangle	Interrupt	Lost
77	L	The Signal	Interrupt	Used Or Starting
78	L	Unfriendly Fire	Interrupt	Used
79	L	Weapon Levitation	Interrupt	Used Or Lost
80	L	You Will Take Me To Jabba Now	Interrupt	Used
81	L	Jabba's Palace: Audience Chamber	Location	Site	Interior,Planet	Jabba's Palace site
82	L	Jabba's Palace: Entrance Cavern	Location	Site	Interior,Exterior,Planet	Jabba's Palace site
83	L	Kiffex	Location	System	Planet
84	L	Kirdo III	Location	System	Planet
85	L	Tatooine: Desert	Location	Site	Exterior,Planet	Desert
86	L	Tatooine: Hutt Canyon	Location	Site	Exterior,Planet	Canyon
87	L	Tibrin	Location	System	Planet
88	L	Skiff	Vehicle	Transport		skiff
89	L	Mos Eisley Blaster	Weapon	Character		blaster
90	L	Vibro-Ax	Weapon	Character		vibro-ax
91	D	Abyssin	Character	Alien	Warrior	Abyssin,mercenary
92	D	Amanaman	Character	Alien	Warrior	Amanin
93	D	Amanin	Character	Alien		Amanin
94	D	Aqualish	Character	Alien	Warrior	Aqualish
95	D	Bane Malar	Character	Alien	Warrior	Black Sun agent,bounty hunter
96	D	Barada	Character	Alien	Warrior	Klatooinian
97	D	Beedo	Character	Alien	Warrior	Black Sun agent,Rodian,bounty hunter	Beedo
98	D	Bib Fortuna	Character	Alien		Twi'lek,leader	Bib
99	D	Chevin	Character	Alien		Chevin,mercenary,slaver
100	D	CZ-4	Character	Droid		communications,communications droid
101	D	Ephant Mon	Character	Alien		Chevin,leader,smuggler
102	D	EV-9D9	Character	Droid		female,supervisor,supervisor droid
103	D	Fozec	Character	Alien	Pilot	ISB agent,spy
104	D	Gailid	Character	Alien	Pilot	accountant,tax collector
105	D	Gamorrean Guard	Character	Alien	Warrior	Gamorrean,guard
106	D	Giran	Character	Alien	Warrior	Nikto
107	D	Herat	Character	Alien		Jawa,female
108	D	Hermi Odle	Character	Alien	Warrior	Baragwin
109	D	Jabba The Hutt	Character	Alien		Hutt,gangster,leader	Jabba
110	D	J'Quille	Character	Alien	Warrior	Whiphid,spy
111	D	Kithaba	Character	Alien	Pilot,Warrior	Klatooinian,assassin,musician
112	D	Klaatu	Character	Alien	Warrior	Nikto,gambler
113	D	Malakili	Character	Alien		Corellian
114	D	Murttoc Yine	Character	Alien	Warrior	Black Sun agent,information broker,spy
115	D	Nikto	Character	Alien	Warrior	Nikto
116	D	Nizuc Bek	Character	Alien	Warrior	guard
117	D	Nysad	Character	Alien		Nikto,guard
118	D	Ortugg	Character	Alien		Gamorrean,guard
119	D	Pote Snitkin	Character	Alien	Warrior	Skrilling,smuggler
120	D	Quarren	Character	Alien		Quarren
121	D	Ree-Yees	Character	Alien	Warrior	Black Sun agent,Gran,bounty hunter,smuggler
122	D	Salacious Crumb	Character	Alien		Kowakian
123	D	Skrilling	Character	Alien	Warrior	Skrilling,scavenger
124	D	Taym Dren-garen	Character	Alien	Warrior
125	D	Thul Fain	Character	Alien	Pilot	gambler,smuggler
126	D	Trandoshan	Character	Alien	Warrior	Trandoshan
127	D	Vedain	Character	Alien		Nikto,gambler,scout
128	D	Velken Tezeri	Character	Alien	Warrior
129	D	Vizam	Character	Alien		Nikto
130	D	Weequay Guard	Character	Alien	Warrior	Weequay,guard
131	D	Weequay Hunter	Character	Alien	Warrior	Weequay
132	D	Weequay Marksman	Character	Alien	Warrior	Weequay,assassin
133	D	Weequay Skiff Master	Character	Alien	Warrior	Weequay
134	D	Whiphid	Character	Alien	Warrior	Whiphid
135	D	Wittin	Character	Alien	Warrior	Jawa,Male,leader
136	D	Wooof	Character	Alien	Pilot	Nikto,smuggler
137	D	Yuzzum	Character	Alien	Warrior	Yuzzum,musician
138	D	Bubo	Creature	Guard		guard
139	D	Rancor	Creature	Gigantic Predator		Gigantic Predator
140	D	Jet Pack	Device
141	D	All Wrapped Up	Effect
142	D	Cane Adiss	Effect	Immediate
143	D	Den Of Thieves	Effect
144	D	Hutt Bounty	Effect			Bounty
145	D	Information Exchange	Effect
146	D	Quick Reflexes	Effect
147	D	Resistance	Effect
148	D	Sandwhirl	Effect	Mobile
149	D	Scum And Villainy	Effect
150	D	Well Guarded	Effect
151	D	Abyssin Ornament	Interrupt	Used
152	D	Bantha Fodder	Interrupt	Used
153	D	Dune Sea Sabacc	Interrupt	Used
154	D	Hidden Weapons	Interrupt	Used
155	D	Hutt Smooch	Interrupt	Lost
156	D	Jabba's Palace Sabacc	Interrupt	Lost
157	D	None Shall Pass	Interrupt	Used
158	D	Torture	Interrupt	Used Or Lost
159	D	Trap Door	Interrupt	Used
160	D	Twi'lek Advisor	Interrupt	Used Or Starting
161	D	Wounded Wookiee	Interrupt	Lost
162	D	Jabba's Palace: Audience Chamber	Location	Site	Interior,Planet	Jabba's Palace site
163	D	Jabba's Palace: Droid Workshop	Location	Site	Interior,Planet,Scomp Link	Jabba's Palace site
164	D	Jabba's Palace: Dungeon	Location	Site	Interior,Planet	Jabba's Palace site,prison
165	D	Jabba's Palace: Entrance Cavern	Location	Site	Interior,Exterior,Planet	Jabba's Palace site
166	D	Jabba's Palace: Rancor Pit	Location	Site	Interior,Underground,Planet	Jabba's Palace site,Pit
167	D	Jabba's Sail Barge: Passenger Deck	Location	Site	Interior,Vehicle Site
168	D	Nal Hutta	Location	System	Planet
169	D	Tatooine: Desert	Location	Site	Exterior,Planet	Desert
170	D	Tatooine: Great Pit Of Carkoon	Location	Site	Exterior,Planet	Pit
171	D	Tatooine: Jabba's Palace	Location	Site	Exterior,Planet	Jabba's Palace site
172	D	Jabba's Sail Barge	Vehicle	Transport	Scomp Link	Barge	Jabba's Sail Barge
173	D	Skiff	Vehicle	Transport		skiff
174	D	Antipersonnel Laser Cannon	Weapon	Vehicle		cannon,laser cannon
175	D	Dengar's Modified Riot Gun	Weapon	Character
176	D	Double Laser Cannon	Weapon	Vehicle		cannon,laser cannon
177	D	Gamorrean Ax	Weapon	Character		Ax
178	D	Mos Eisley Blaster	Weapon	Character		blaster
179	D	Thermal Detonator	Weapon	Character
180	D	Vibro-Ax	Weapon	Character		vibro-ax
#7	Special Edition
1	L	Alderaan Operative	Character	Alien	Warrior	operative
2	L	Anoat Operative	Character	Alien	Warrior	H'nemthe,operative
3	L	ASP-707 (Ayesspee)	Character	Droid		automation,automation droid
4	L	Ben Kenobi	Character	Rebel	Warrior		Obi-Wan
5	L	Bothan Spy	Character	Alien		Bothan,spy
6	L	Bothawui Operative	Character	Alien	Warrior	Gran,operative
7	L	Bren Quersey	Character	Rebel	Pilot	Red Squadron
8	L	Bron Burs	Character	Alien	Warrior
9	L	Camie	Character	Alien		female
10	L	Clak'dor VII Operative	Character	Alien	Warrior	operative
11	L	Colonel Feyn Gospic	Character	Rebel	Pilot,Warrior
12	L	Commander Wedge Antilles	Character	Rebel	Pilot,Warrior	Corellian,Rogue Squadron,Rogue Squadron pilot,commander,leader	Wedge
13	L	Corellia Operative	Character	Rebel	Warrior	operative
14	L	Debnoli	Character	Alien	Pilot,Warrior
15	L	Droid Merchant	Character	Alien
16	L	Elyhek Rue	Character	Rebel	Pilot	Red Squadron
17	L	Firin Morett	Character	Rebel	Warrior
18	L	General McQuarrie	Character	Rebel	Warrior	commander,general	McQuarrie
19	L	Grondorn Muse	Character	Rebel	Warrior	Corellian,musician	Grondorn
20	L	Harc Seff	Character	Alien	Pilot	Ishi Tib,accountant
21	L	Hol Okand	Character	Rebel	Pilot	Gold Squadron
22	L	Incom Engineer	Character	Rebel
23	L	Joh Yowza	Character	Alien		Yuzzum,musician,thief
24	L	Kashyyyk Operative	Character	Alien	Warrior	operative
25	L	Ketwol	Character	Alien	Pilot	Pacithhip,scout
26	L	Kiffex Operative	Character	Alien	Warrior	Snivvian,operative
27	L	Kirdo III Operative	Character	Alien	Warrior	operative
28	L	Lieutenant Lepira	Character	Rebel	Pilot	Gold Squadron
29	L	Lieutenant Naytaan	Character	Rebel	Pilot	Red Squadron
30	L	Lieutenant Tarn Mison	Character	Rebel	Pilot
31	L	Major Palo Torshan	Character	Rebel	Warrior
32	L	Melas	Character	Alien	Pilot	Sarkan,smuggler
33	L	Moisture Farmer	Character	Alien
34	L	Neb Dulo	Character	Alien
35	L	Princess Organa	Character	Rebel	Pilot,Warrior	Alderaanian,female,leader,senator	Leia
36	L	R3-A2 (Arthree-Aytoo)	Character	Droid	Nav Computer	astromech,astromech droid,r-unit
37	L	R3-T2 (Arthree-Teetoo)	Character	Droid	Nav Computer	astromech,astromech droid,r-unit
38	L	Ralltiir Freighter Captain	Character	Alien	Pilot	scout,smuggler
39	L	Ralltiir Operative	Character	Alien	Warrior	operative
40	L	Ryle Torsyn	Character	Rebel	Pilot	Gold Squadron
41	L	Sergeant Edian	Character	Alien	Warrior	Cloud City trooper,trooper
42	L	Sergeant Hollis	Character	Rebel	Warrior	Echo Base trooper,Rebel trooper,trooper
43	L	Soth Petikkin	Character	Alien
44	L	Tawss Khaa	Character	Alien		Nimbanel,female
45	L	Thedit	Character	Alien		Jawa,leader	Thedit
46	L	Theron Nett	Character	Rebel	Pilot	Red Squadron,smuggler
47	L	Tibrin Operative	Character	Alien	Warrior	Rodian,operative
48	L	TK-422	Character	Rebel	Pilot,Warrior	Corellian,smuggler,spy	Han
49	L	Uutkik	Character	Alien		Jawa,thief
50	L	Wookiee	Character	Alien	Warrior	Wookiee
51	L	Yavin 4 Trooper	Character	Rebel	Warrior	Rebel trooper,trooper
52	L	Scurrier	Creature	Scavenger	Selective Creature	scavenger,selective
53	L	Portable Scanner	Device
54	L	Wrist Comlink	Device
55	L	Cloud City Celebration	Effect
56	L	Corellian Engineering Corporation	Effect
57	L	Coruscant Celebration	Effect
58	L	Docking And Repair Facilities	Effect
59	L	Down With The Emperor!	Effect
60	L	Draw Their Fire	Effect
61	L	Entrenchment	Effect
62	L	Goo Nee Tay	Effect
63	L	Heroic Sacrifice	Effect	Immediate
64	L	Hoth Sentry	Effect
65	L	Imperial Atrocity	Effect	Immediate
66	L	Incom Corporation	Effect
67	L	Koensayr Manufacturing	Effect
68	L	Legendary Starfighter	Effect	Immediate
69	L	Maneuvering Flaps	Effect
70	L	Mechanical Failure	Effect	Utinni
71	L	Meditation	Effect
72	L	Nick Of Time	Effect
73	L	Rebel Fleet	Effect
74	L	Scrambled Transmission	Effect
75	L	S-foils	Effect
76	L	Slayn & Korpil Facilities	Effect
77	L	Tatooine Celebration	Effect
78	L	The Planet That It's Farthest From	Effect
79	L	Uh-oh!	Effect
80	L	Weapons Display	Effect
81	L	Wise Advice	Effect
82	L	All Wings Report In	Interrupt	Used
83	L	Antilles Maneuver	Interrupt	Used
84	L	Balanced Attack	Interrupt	Used
85	L	Darklighter Spin	Interrupt	Lost
86	L	Desperate Tactics	Interrupt	Used
87	L	Direct Assault	Interrupt	Used
88	L	Don't Tread On Me	Interrupt	Used Or Starting
89	L	First Aid	Interrupt	Used
90	L	Harvest	Interrupt	Lost
91	L	Heroes Of Yavin	Interrupt	Used
92	L	Hit And Run	Interrupt	Lost
93	L	It's Not My Fault!	Interrupt	Used
94	L	Local Defense	Interrupt	Used
95	L	Old Times	Interrupt	Used
96	L	On Target	Interrupt	Used
97	L	Organized Attack	Interrupt	Used Or Lost
98	L	Power Pivot	Interrupt	Lost
99	L	Precise Hit	Interrupt	Used Or Lost
100	L	Rapid Fire	Interrupt	Used
101	L	Rebel Ambush	Interrupt	Used
102	L	Slight Weapons Malfunction	Interrupt	Used
103	L	Star Destroyer!	Interrupt	Used
104	L	Stay Sharp!	Interrupt	Used
105	L	Steady Aim	Interrupt	Used Or Lost
106	L	Suppressive Fire	Interrupt	Used
107	L	T-47 Battle Formation	Interrupt	Lost
108	L	They're Tracking Us	Interrupt	Lost
109	L	Trooper Sabacc	Interrupt	Used
110	L	Bothawui	Location	System	Planet
111	L	Cloud City: Casino	Location	Site	Exterior,Mobile,Scomp Link	Cloud City location
112	L	Cloud City: Core Tunnel	Location	Site	Interior,Mobile,Scomp Link	Cloud City location
113	L	Cloud City: Downtown Plaza	Location	Site	Exterior,Mobile,Scomp Link	Cloud City location
114	L	Cloud City: North Corridor	Location	Site	Interior,Mobile,Scomp Link	Cloud City location
115	L	Cloud City: West Gallery	Location	Site	Interior,Mobile,Scomp Link	Cloud City location
116	L	Coruscant	Location	System	Planet
117	L	Death Star	Location	System	Mobile
118	L	Death Star: Detention Block Corridor	Location	Site	Interior,Mobile	prison
119	L	Desert	Location	Site	Exterior,Planet	Desert
120	L	Farm	Location	Site	Exterior,Planet	Farm
121	L	Forest	Location	Site	Exterior,Planet	Forest
122	L	Jungle	Location	Site	Exterior,Planet	Jungle
123	L	Rendezvous Point	Location	System	Space
124	L	Roche	Location	System	Planet
125	L	Spaceport City	Location	Site	Exterior,Planet	spaceport site
126	L	Spaceport Docking Bay	Location	Site	Exterior,Planet,Scomp Link	docking bay,spaceport site
127	L	Spaceport Street	Location	Site	Exterior,Planet	spaceport site
128	L	Swamp	Location	Site	Exterior,Planet	swamp
129	L	Tatooine: Anchorhead	Location	Site	Exterior,Planet
130	L	Tatooine: Beggar's Canyon	Location	Site	Exterior,Planet	Canyon
131	L	Tatooine: Jabba's Palace	Location	Site	Exterior,Planet	Jabba's Palace site
132	L	Tatooine: Jawa Canyon	Location	Site	Exterior,Planet	Canyon
133	L	Tatooine: Tosche Station	Location	Site	Exterior,Planet
134	L	Yavin 4: Massassi Headquarters	Location	Site	Exterior,Planet
135	L	Dantooine Base Operations / More Dangerous Than You Realize	Objective
136	L	Hidden Base / Systems Will Slip Through Your Fingers	Objective
137	L	Local Uprising / Liberation	Objective
138	L	Mind What You Have Learned / Save You It Can	Objective
139	L	Rescue The Princess / Sometimes I Amaze Even Myself	Objective
140	L	B-wing Attack Fighter	Starship	Starfighter: B-Wing	Pilot,Nav Computer,Scomp Link	B-Wing,Rebel starship,bomber
141	L	Gold 3	Starship	Starfighter: Y-Wing	Nav Computer,Scomp Link	Gold Squadron,Rebel starship,Y-wing
142	L	Gold 4	Starship	Starfighter: Y-Wing	Nav Computer,Scomp Link	Gold Squadron,Rebel starship,Y-wing
143	L	Gold 6	Starship	Starfighter: Y-Wing	Nav Computer,Scomp Link	Gold Squadron,Rebel starship,Y-wing
144	L	Medium Bulk Freighter	Starship	Capital: YV-Class Freighter	Independent,Pilot,Nav Computer,Scomp Link	Independent starship,YV-Class Freighter,ship-docking capability
145	L	Red 10	Starship	Starfighter: X-Wing	Nav Computer,Scomp Link	Rebel starship,Red Squadron,X-wing
146	L	Red 7	Starship	Starfighter: X-Wing	Nav Computer,Scomp Link	Rebel starship,Red Squadron,X-wing
147	L	Red 8	Starship	Starfighter: X-Wing	Nav Computer,Scomp Link	Rebel starship,Red Squadron,X-wing
148	L	Red 9	Starship	Starfighter: X-Wing	Nav Computer,Scomp Link	Rebel starship,Red Squadron,X-wing
149	L	Spiral	Starship	Capital: Corellian Corvette	Pilot,Nav Computer,Scomp Link	Corellian Corvette,Rebel starship,ship-docking capability
150	L	X-wing Assault Squadron	Starship	Squadron: X-Wing	Pilot x3,Nav Computer x3,Scomp Link x3	Rebel starship,X-wing
151	L	Air-2 Racing Swoop	Vehicle	Transport		swoop
152	L	Kalit's Sandcrawler	Vehicle	Transport		enclosed,sandcrawler
153	L	Patrol Craft	Vehicle	Transport		enclosed
154	L	Rogue 4	Vehicle	Combat: T-47 Snowspeeder		Rogue Squadron,T-47,enclosed,snowspeeder,speeder
155	L	Ronto	Vehicle	Creature		Ronto
156	L	Sandspeeder	Vehicle	Combat: T-47 Sandspeeder	Pilot	Sandspeeder,T-47,enclosed,speeder
157	L	Disruptor Pistol	Weapon	Character
158	L	Echo Base Trooper Rifle	Weapon	Character		blaster rifle,rifle
159	L	Intruder Missile	Weapon	Starship		missile
160	L	Lando's Blaster Rifle	Weapon	Character		blaster rifle,rifle	Lando's Blaster Rifle
161	L	Leia's Blaster Rifle	Weapon	Character		blaster rifle,rifle	Leia's Blaster Rifle
162	L	X-wing Laser Cannon	Weapon	Starship		cannon,laser cannon
163	D	2X-7KPR (Tooex)	Character	Droid		security,security droid,security patrol droid
164	D	Ak-rev	Character	Alien	Warrior	Weequay,musician
165	D	Anoat Operative	Character	Alien	Warrior	mercenary,operative
166	D	Barquin D'an	Character	Alien		Bith,gambler,musician
167	D	Boba Fett	Character	Alien	Pilot,Warrior	Black Sun agent,bounty hunter	Boba Fett
168	D	Boelo	Character	Alien	Warrior
169	D	Brangus Glee	Character	Alien	Pilot,Warrior	gambler
170	D	Chyler	Character	Alien	Warrior	ISB agent,female
171	D	Corporal Grenwick	Character	Imperial	Warrior	Death Star trooper,trooper	Grenwick
172	D	Corporal Prescott	Character	Imperial	Warrior	Death Star trooper,guard,trooper
173	D	Corulag Operative	Character	Alien	Warrior	operative
174	D	Dantooine Operative	Character	Alien	Warrior	Pacithhip,operative
175	D	Darth Vader, Dark Lord Of The Sith	Character	Imperial	Pilot,Warrior		Vader
176	D	Dodo Bodonawieedo	Character	Alien	Warrior	Black Sun agent,Rodian,information broker,musician
177	D	Eriadu Operative	Character	Alien	Warrior	operative
178	D	Gela Yeens	Character	Alien	Pilot,Warrior	smuggler
179	D	Greeata	Character	Alien		Rodian,female,musician
180	D	Iasa, The Traitor Of Jawa Canyon	Character	Alien	Warrior	Jawa
181	D	IM4-099 (Eyeemmfour)	Character	Droid		patrol droid
182	D	Jabba	Character	Alien	Warrior	Hutt,gangster,leader	Jabba
183	D	Kashyyyk Operative	Character	Alien	Warrior	operative
184	D	Kessel Operative	Character	Alien	Warrior	mercenary,operative
185	D	Kiffex Operative	Character	Alien	Warrior	operative
186	D	Lobel	Character	Alien		Lobel
187	D	Lobot	Character	Alien			Lobot
188	D	Lyn Me	Character	Alien		Twi'lek,female,musician
189	D	Makurth	Character	Alien		Black Sun agent,bodyguard
190	D	Nal Hutta Operative	Character	Alien	Warrior	H'nemthe,operative
191	D	Nebit	Character	Alien		Jawa,leader
192	D	Niado Duegad	Character	Alien		mercenary
193	D	Ord Mantell Operative	Character	Alien	Warrior	Aqualish,operative
194	D	OS-72-10	Character	Imperial	Pilot,Warrior
195	D	Outer Rim Scout	Character	Alien	Pilot	ISB agent,scout,smuggler
196	D	R2-A5 (Artoo-Ayfive)	Character	Droid	Nav Computer	astromech,astromech droid,r-unit
197	D	Raithal Operative	Character	Alien	Warrior	operative
198	D	Rappertunie	Character	Alien		Shawda Ubb,musician
199	D	RR'uruurrr	Character	Alien	Warrior	Tusken Raider
200	D	Rystall	Character	Alien		Black Sun agent,female,musician
201	D	Sandtrooper	Character	Imperial	Warrior	sandtrooper,stormtrooper,trooper
202	D	Sergeant Major Bursk	Character	Imperial	Warrior	leader,snowtrooper,stormtrooper,trooper
203	D	Sergeant Major Enfield	Character	Imperial	Warrior	Death Star trooper,commander,trooper
204	D	Sergeant Merril	Character	Alien	Warrior	Cloud City trooper,commander,trooper
205	D	Sergeant Narthax	Character	Imperial	Warrior	snowtrooper,stormtrooper,trooper	Narthax
206	D	Sergeant Torent	Character	Imperial	Warrior	Death Star trooper,ISB agent,trooper
207	D	Swoop Mercenary	Character	Alien	Pilot	mercenary
208	D	Sy Snootles	Character	Alien		Pa'lowick,female,musician
209	D	Umpass-stay	Character	Alien	Warrior	Klatooinian,musician,spy
210	D	Ur'Ru'r	Character	Alien	Warrior	Tusken Raider
211	D	Krayt Dragon	Creature	Desert		Desert
212	D	One-Arm	Creature	Snow		selective,snow,wampa
213	D	Rock Wart	Creature	Scavenger	Selective Creature	scavenger
214	D	Sarlacc	Creature	Ancient Desert		Ancient Desert
215	D	Womp Rat	Creature	Desert	Selective Creature	Desert
216	D	Floating Refinery	Device			Refinery
217	D	Homing Beacon	Device
218	D	A Bright Center To The Universe	Effect
219	D	A Day Long Remembered	Effect
220	D	Alert My Star Destroyer!	Effect	Immediate
221	D	Bantha Herd	Effect	Mobile
222	D	Blown Clear	Effect
223	D	Cloud City Occupation	Effect
224	D	Come Here You Big Coward	Effect
225	D	Desilijic Tattoo	Effect
226	D	Destroyed Homestead	Effect	Utinni
227	D	Dreaded Imperial Starfleet	Effect
228	D	Firepower	Effect
229	D	First Strike	Effect
230	D	Imperial Propaganda	Effect	Immediate
231	D	Jabba's Influence	Effect
232	D	Kuat Drive Yards	Effect
233	D	No Bargain	Effect
234	D	Oppressive Enforcement	Effect
235	D	Planetary Subjugation	Effect
236	D	Pride Of The Empire	Effect	Immediate
237	D	Rebel Base Occupation	Effect
238	D	Rendili StarDrive	Effect
239	D	Return To Base	Effect
240	D	Secret Plans	Effect
241	D	Sienar Fleet Systems	Effect
242	D	Strategic Reserves	Effect
243	D	Tarkin's Bounty	Effect			Bounty
244	D	Tatooine Occupation	Effect
245	D	A Real Hero	Interrupt	Used Or Lost
246	D	All Power To Weapons	Interrupt	Used Or Lost
247	D	Blast Points	Interrupt	Used
248	D	Coordinated Attack	Interrupt	Used Or Lost
249	D	Counter Surprise Assault	Interrupt	Lost
250	D	Flawless Marksmanship	Interrupt	Used Or Lost
251	D	Heavy Fire Zone	Interrupt	Used
252	D	Hunting Party	Interrupt	Used
253	D	I Can't Shake Him!	Interrupt	Used
254	D	In Range	Interrupt	Used
255	D	Jabba's Through With You	Interrupt	Used
256	D	Jabba's Twerps	Interrupt	Lost
257	D	Masterful Move	Interrupt	Used
258	D	Overwhelmed	Interrupt	Lost
259	D	Put All Sections On Alert	Interrupt	Used Or Lost
260	D	Relentless Pursuit	Interrupt	Lost
261	D	Sacrifice	Interrupt	Used
262	D	Short-range Fighters	Interrupt	Used
263	D	Surface Defense	Interrupt	Used Or Starting
264	D	Tauntaun Skull	Interrupt	Used
265	D	They're Coming In Too Fast!	Interrupt	Used
266	D	They've Shut Down The Main Reactor	Interrupt	Used
267	D	Trooper Sabacc	Interrupt	Used
268	D	Watch Your Back!	Interrupt	Lost
269	D	Cloud City: Casino	Location	Site	Exterior,Mobile,Scomp Link	Cloud City location
270	D	Cloud City: Downtown Plaza	Location	Site	Exterior,Mobile,Scomp Link	Cloud City location
271	D	Cloud City: Interrogation Room	Location	Site	Interior,Mobile,Scomp Link	Cloud City location
272	D	Cloud City: Port Town District	Location	Site	Exterior,Mobile,Scomp Link	Cloud City location
273	D	Cloud City: Upper Walkway	Location	Site	Exterior,Mobile,Scomp Link	Cloud City location
274	D	Cloud City: West Gallery	Location	Site	Interior,Mobile,Scomp Link	Cloud City location
275	D	Coruscant	Location	System	Planet
276	D	Coruscant: Docking Bay	Location	Site	Exterior,Planet,Scomp Link	docking bay
277	D	Coruscant: Imperial City	Location	Site	Exterior,Planet,Scomp Link
278	D	Coruscant: Imperial Square	Location	Site	Exterior,Planet,Scomp Link
279	D	Dagobah	Location	System	Planet
280	D	Death Star: Detention Block Control Room	Location	Site	Interior,Mobile,Scomp Link
281	D	Desert	Location	Site	Exterior,Planet	Desert
282	D	Executor: Docking Bay	Location	Site	Interior,Exterior,Starship,Mobile,Scomp Link	docking bay
283	D	Fondor	Location	System	Planet
284	D	Forest	Location	Site	Exterior,Planet	Forest
285	D	Jungle	Location	Site	Exterior,Planet	Jungle
286	D	Kuat	Location	System	Planet
287	D	Rendili	Location	System	Planet
288	D	Spaceport City	Location	Site	Exterior,Planet	spaceport site
289	D	Spaceport Docking Bay	Location	Site	Exterior,Planet,Scomp Link	docking bay,spaceport site
290	D	Spaceport Prefect's Office	Location	Site	Exterior,Planet,Scomp Link	spaceport site
291	D	Spaceport Street	Location	Site	Exterior,Planet	spaceport site
292	D	Swamp	Location	Site	Exterior,Planet	swamp
293	D	Tatooine: Jawa Canyon	Location	Site	Exterior,Planet	Canyon
294	D	Tatooine: Krayt Dragon Pass	Location	Site	Exterior,Planet
295	D	Wakeelmui	Location	System	Planet
296	D	Carbon Chamber Testing / My Favorite Decoration	Objective
297	D	Hunt Down And Destroy The Jedi / Their Fire Has Gone Out Of The Universe	Objective
298	D	Imperial Occupation / Imperial Control	Objective
299	D	ISB Operations / Empire's Sinister Agents	Objective
300	D	Ralltiir Operations / In The Hands Of The Empire	Objective
301	D	Bossk In Hound's Tooth	Starship	Capital: Modified Corellian Freighter	Independent,Pilot,Nav Computer,Scomp Link	Independent starship,Modified Corellian Freighter,ship-docking capability	Hound's Tooth
302	D	Death Squadron Star Destroyer	Starship	Capital: Imperial-Class Star Destroyer	Pilot,Nav Computer,Scomp Link	Death Squadron,Imperial starship,Imperial-class Star Destroyer,ship-docking capability
303	D	Death Star Assault Squadron	Starship	Squadron: 1 TIE Advanced x1 2 TIE/LNS	Vader,Pilot x2	Imperial starship,TIE Advanced x1,TIE/ln,no hyperdrive	Black 2,Black 3,Vader's Custom TIE
304	D	Jabba's Space Cruiser	Starship	Capital: Ubrikkian Luxury Space Yacht	Independent,Nav Computer,Scomp Link	Cruiser,Independent starship,Ubrikkian Luxury Space Yacht,ship-docking capability
305	D	OS-72-1 In Obsidian 1	Starship	Starfighter: TIE/LN	Pilot	Imperial starship,Obsidian Squadron,TIE/ln,no hyperdrive
306	D	OS-72-2 In Obsidian 2	Starship	Starfighter: TIE/LN	Pilot	Imperial starship,Obsidian Squadron,TIE/ln,no hyperdrive
307	D	Sentinel-Class Landing Craft	Starship	Starfighter: Sentinel-Class Landing Craft	Pilot,Nav Computer,Scomp Link	Imperial starship,Modified Light Freighter,Sentinel-Class Landing Craft
308	D	TIE Defender Mark I	Starship	Starfighter: TIE Defender Mark I	Pilot,Nav Computer	Imperial starship,TIE defender
309	D	Vader's Personal Shuttle	Starship	Starfighter: Lambda-Class Shuttle	Pilot,Nav Computer,Scomp Link	Imperial starship,Lambda-class shuttle	Vader's Personal Shuttle
310	D	Vengeance	Starship	Capital: Imperial-Class Star Destroyer	Pilot,Nav Computer,Scomp Link	Death Squadron,Imperial starship,Imperial-class Star Destroyer,ship-docking capability
311	D	Combat Cloud Car	Vehicle	Combat: Talon 1 Combat Cloud Car	Pilot	Talon I Combat Cloud Car,enclosed
312	D	Dewback	Vehicle	Creature		Dewback
313	D	Dune Walker	Vehicle	Combat: AT-AT	Pilot,Scomp Link	AT-AT,enclosed
314	D	Flare-S Racing Swoop	Vehicle	Transport		swoop
315	D	Patrol Craft	Vehicle	Transport		enclosed
316	D	Ronto	Vehicle	Creature		Ronto
317	D	URoRRuR'R'R's Bantha	Vehicle	Creature		bantha
318	D	Wittin's Sandcrawler	Vehicle	Transport		enclosed,sandcrawler
319	D	Disruptor Pistol	Weapon	Character
320	D	Dr. Evazan's Sawed-off Blaster	Weapon	Character		blaster
321	D	Feltipern Trevagg's Stun Rifle	Weapon	Character		rifle
322	D	Intruder Missile	Weapon	Starship		missile
323	D	Ponda Baba's Hold-out Blaster	Weapon	Character		blaster
324	D	SFS L-s9.3 Laser Cannons	Weapon	Starship		cannon,laser cannon
#8	Endor
1	L	Captain Yutani	Character	Rebel	Warrior	captain,scout	Yutani
2	L	Chewbacca Of Kashyyyk	Character	Rebel	Pilot,Warrior	Wookiee,scout	Chewie
3	L	Chief Chirpa	Character	Alien		Ewok,leader
4	L	Corporal Beezer	Character	Rebel	Warrior	Alderaanian,female,scout
5	L	Corporal Delevar	Character	Rebel	Pilot,Warrior	scout
6	L	Corporal Janse	Character	Rebel	Warrior	scout	Janse
7	L	Corporal Kensaric	Character	Rebel	Warrior	scout	Kensaric
8	L	Daughter Of Skywalker	Character	Rebel	Pilot,Warrior	Alderaanian,female,leader,scout	Leia
9	L	Dresselian Commando	Character	Rebel	Warrior	Dresselian,scout
10	L	Endor Scout Trooper	Character	Rebel	Warrior	Rebel trooper,scout,trooper
11	L	Ewok Sentry	Character	Alien		Ewok,scout
12	L	Ewok Spearman	Character	Alien		Ewok
13	L	Ewok Tribesman	Character	Alien		Ewok
14	L	General Crix Madine	Character	Rebel	Warrior	Corellian,general,leader
15	L	General Solo	Character	Rebel	Pilot,Warrior	Corellian,general,leader,scout	Han
16	L	Graak	Character	Alien		Ewok
17	L	Kazak	Character	Alien		Ewok
18	L	Lieutenant Greeve	Character	Rebel	Warrior	scout
19	L	Lieutenant Page	Character	Rebel	Warrior	scout
20	L	Logray	Character	Alien		Ewok,musician
21	L	Lumat	Character	Alien		Ewok
22	L	Mon Mothma	Character	Rebel		female,leader,senator	Mon Mothma
23	L	Orrimaarko	Character	Rebel	Warrior	Dresselian,leader,scout
24	L	Paploo	Character	Alien	Pilot	Ewok,scout,thief	Paploo
25	L	Rabin	Character	Alien		Ewok,thief
26	L	Romba	Character	Alien		Ewok,scout
27	L	Sergeant Brooks Carlson	Character	Rebel	Warrior	scout
28	L	Sergeant Bruckman	Character	Rebel	Warrior	Corellian,scout
29	L	Sergeant Junkin	Character	Rebel	Warrior	scout	Junkin
30	L	Teebo	Character	Alien		Ewok,musician
31	L	Threepio	Character	Droid		protocol,protocol droid	C-3PO
32	L	Wicket	Character	Alien		Ewok,scout
33	L	Wuta	Character	Alien		Ewok,scout
34	L	Aim High	Effect
35	L	Battle Plan	Effect
36	L	Commando Training	Effect
37	L	Count Me In	Effect
38	L	I Hope She's All Right	Effect
39	L	I Wonder Who They Found	Effect
40	L	Insurrection	Effect
41	L	That's One	Effect
42	L	Wokling	Effect
43	L	Deactivate The Shield Generator	Epic Event
44	L	Careful Planning	Interrupt	Used Or Starting
45	L	Covert Landing	Interrupt	Used Or Lost
46	L	Endor Celebration	Interrupt	Used
47	L	Ewok And Roll	Interrupt	Used
48	L	Ewok Log Jam	Interrupt	Used
49	L	Ewok Rescue	Interrupt	Used
50	L	Firefight	Interrupt	Used
51	L	Fly Casual	Interrupt	Used Or Lost
52	L	Free Ride	Interrupt	Used
53	L	Get Alongside That One	Interrupt	Used
54	L	Here We Go Again	Interrupt	Lost
55	L	I Have A Really Bad Feeling About This	Interrupt	Used
56	L	I Know	Interrupt	Lost
57	L	Lost In The Wilderness	Interrupt	Lost
58	L	Rapid Deployment	Interrupt	Lost
59	L	Sound The Attack	Interrupt	Used Or Lost
60	L	Surprise Counter Assault	Interrupt	Lost
61	L	Take The Initiative	Interrupt	Used Or Lost
62	L	This Is Absolutely Right	Interrupt	Used
63	L	Throw Me Another Charge	Interrupt	Used
64	L	Were You Looking For Me?	Interrupt	Used Or Lost
65	L	Wookiee Guide	Interrupt	Used
66	L	Yub Yub!	Interrupt	Used Or Lost
67	L	Chandrila	Location	System	Planet
68	L	Endor	Location	System	Planet
69	L	Endor: Back Door	Location	Site	Exterior,Planet,Scomp Link
70	L	Endor: Bunker	Location	Site	Interior,Planet,Scomp Link
71	L	Endor: Chief Chirpa's Hut	Location	Site	Interior,Planet
72	L	Endor: Dense Forest	Location	Site	Exterior,Planet	Forest
73	L	Endor: Ewok Village	Location	Site	Interior,Exterior,Planet
74	L	Endor: Great Forest	Location	Site	Exterior,Planet	Forest
75	L	Endor: Hidden Forest Trail	Location	Site	Exterior,Planet
76	L	Endor: Landing Platform (Docking Bay)	Location	Site	Interior,Exterior,Planet,Scomp Link	docking bay
77	L	Endor: Rebel Landing Site (Forest)	Location	Site	Exterior,Planet	Forest
78	L	Rebel Strike Team / Garrison Destroyed	Objective
79	L	Tydirium	Starship	Starfighter: Lambda-Class Shuttle	Nav Computer,Scomp Link	Lambda-class shuttle,Rebel starship
80	L	YT-1300 Transport	Starship	Starfighter: Modified Light Freighter	Pilot,Nav Computer,Independent,Scomp Link	Independent starship,Modified Light Freighter,ship-docking capability,transport ship
81	L	Chewie's AT-ST	Vehicle	Combat: AT-ST	Scomp Link	AT-ST,enclosed
82	L	Ewok Glider	Vehicle	Transport		ewok vehicle
83	L	Speeder Bike	Vehicle	Combat: Speeder Bike		Speeder Bike
84	L	A280 Sharpshooter Rifle	Weapon	Character		rifle
85	L	BlasTech E-11B Blaster Rifle	Weapon	Character		blaster rifle,rifle
86	L	Chewbacca's Bowcaster	Weapon	Character		Bowcaster	Chewbacca's Bowcaster
87	L	Ewok Bow	Weapon	Character		Ewok weapon
88	L	Ewok Catapult	Weapon	Artillery		Ewok weapon
89	L	Ewok Spear	Weapon	Character		Ewok weapon
90	L	Explosive Charge	Weapon	Automated
91	D	AT-ST Pilot	Character	Imperial	Pilot
92	D	Biker Scout Trooper	Character	Imperial	Pilot,Warrior	biker scout,biker scout trooper,scout,stormtrooper,trooper
93	D	Colonel Dyer	Character	Imperial	Warrior	leader
94	D	Commander Igar	Character	Imperial	Pilot,Warrior	commander,leader
95	D	Corporal Avarik	Character	Imperial	Pilot,Warrior	biker scout,biker scout trooper,scout,stormtrooper,trooper
96	D	Corporal Drazin	Character	Imperial	Warrior	guard,stormtrooper,trooper
97	D	Corporal Drelosyn	Character	Imperial	Pilot,Warrior	biker scout,biker scout trooper,scout,stormtrooper,trooper
98	D	Corporal Misik	Character	Imperial	Pilot,Warrior	biker scout,biker scout trooper,scout,stormtrooper,trooper
99	D	Corporal Oberk	Character	Imperial	Pilot,Warrior	ISB agent,biker scout,biker scout trooper,scout,stormtrooper,trooper
100	D	Elite Squadron Stormtrooper	Character	Imperial	Warrior	guard,stormtrooper,trooper
101	D	Lieutenant Arnet	Character	Imperial	Pilot
102	D	Lieutenant Grond	Character	Imperial	Pilot,Warrior	Corellian,scout
103	D	Lieutenant Renz	Character	Imperial	Warrior	ISB agent,leader
104	D	Lieutenant Watts	Character	Imperial	Pilot,Warrior
105	D	Major Hewex	Character	Imperial	Warrior	guard,leader
106	D	Major Marquand	Character	Imperial	Pilot		Marquand
107	D	Navy Trooper	Character	Imperial	Warrior	trooper
108	D	Navy Trooper Fenson	Character	Imperial	Warrior	trooper	Fenson
109	D	Navy Trooper Shield Technician	Character	Imperial	Warrior	trooper
110	D	Navy Trooper Vesden	Character	Imperial	Warrior	ISB agent,trooper
111	D	Sergeant Barich	Character	Imperial	Pilot,Warrior	biker scout,biker scout trooper,scout,stormtrooper,trooper
112	D	Sergeant Elsek	Character	Imperial	Pilot,Warrior	biker scout,biker scout trooper,scout,stormtrooper,trooper
113	D	Sergeant Irol	Character	Imperial	Pilot,Warrior	biker scout,biker scout trooper,scout,stormtrooper,trooper
114	D	Sergeant Tarl	Character	Imperial	Warrior	Corellian,ISB agent,stormtrooper,trooper
115	D	Sergeant Wallen	Character	Imperial	Warrior	stormtrooper,trooper
116	D	An Entire Legion Of My Best Troops	Effect
117	D	Aratech Corporation	Effect
118	D	Battle Order	Effect
119	D	Biker Scout Gear	Effect
120	D	Closed Door	Effect
121	D	Crossfire	Effect
122	D	Early Warning Network	Effect
123	D	Empire's New Order	Effect
124	D	Establish Secret Base	Effect
125	D	Imperial Academy Training	Effect
126	D	Imperial Arrest Order	Effect
127	D	Ominous Rumors	Effect
128	D	Perimeter Patrol	Effect
129	D	Pinned Down	Effect
130	D	Relentless Tracking	Effect
131	D	Search And Destroy	Effect
132	D	Security Precautions	Effect
133	D	Well-earned Command	Effect
134	D	Accelerate	Interrupt	Used
135	D	Always Thinking With Your Stomach	Interrupt	Lost
136	D	Combat Readiness	Interrupt	Used Or Starting
137	D	Compact Firepower	Interrupt	Used
138	D	Counterattack	Interrupt	Lost
139	D	Dead Ewok	Interrupt	Lost
140	D	Don't Move!	Interrupt	Used
141	D	Eee Chu Wawa!	Interrupt	Used Or Lost
142	D	Endor Occupation	Interrupt	Used
143	D	Freeze!	Interrupt	Used
144	D	Go For Help!	Interrupt	Used
145	D	High-speed Tactics	Interrupt	Used
146	D	Hot Pursuit	Interrupt	Used Or Lost
147	D	Imperial Tyranny	Interrupt	Lost
148	D	It's An Older Code	Interrupt	Used Or Lost
149	D	Main Course	Interrupt	Used Or Lost
150	D	Outflank	Interrupt	Used
151	D	Pitiful Little Band	Interrupt	Used
152	D	Scout Recon	Interrupt	Used
153	D	Sneak Attack	Interrupt	Used Or Lost
154	D	Wounded Warrior	Interrupt	Used
155	D	You Rebel Scum	Interrupt	Lost
156	D	Carida	Location	System	Planet
157	D	Endor	Location	System	Planet
158	D	Endor: Ancient Forest	Location	Site	Exterior,Planet	Forest
159	D	Endor: Back Door	Location	Site	Exterior,Planet,Scomp Link
160	D	Endor: Bunker	Location	Site	Interior,Planet,Scomp Link
161	D	Endor: Dark Forest	Location	Site	Exterior,Planet	Forest
162	D	Endor: Dense Forest	Location	Site	Exterior,Planet	Forest
163	D	Endor: Ewok Village	Location	Site	Interior,Exterior,Planet
164	D	Endor: Forest Clearing	Location	Site	Exterior,Planet	Forest
165	D	Endor: Great Forest	Location	Site	Exterior,Planet	Forest
166	D	Endor: Landing Platform (Docking Bay)	Location	Site	Interior,Exterior,Planet,Scomp Link	docking bay
167	D	Endor Operations / Imperial Outpost	Objective
168	D	Lambda-Class Shuttle	Starship	Starfighter: Lambda-Class Shuttle	Pilot,Nav Computer,Scomp Link	Imperial starship,Lambda-class shuttle
169	D	Speeder Bike	Vehicle	Combat: SPEEDER BIKE		Speeder Bike
170	D	Tempest 1	Vehicle	Combat: AT-AT	Pilot,Scomp Link	AT-AT,enclosed
171	D	Tempest Scout	Vehicle	Combat: AT-ST	Pilot,Scomp Link	AT-ST,enclosed
172	D	Tempest Scout 1	Vehicle	Combat: AT-ST	Scomp Link	AT-ST,enclosed
173	D	Tempest Scout 2	Vehicle	Combat: AT-ST	Scomp Link	AT-ST,enclosed
174	D	Tempest Scout 3	Vehicle	Combat: AT-ST	Pilot,Scomp Link	AT-ST,enclosed
175	D	Tempest Scout 4	Vehicle	Combat: AT-ST	Pilot,Scomp Link	AT-ST,enclosed
176	D	Tempest Scout 5	Vehicle	Combat: AT-ST	Pilot,Scomp Link	AT-ST,enclosed
177	D	Tempest Scout 6	Vehicle	Combat: AT-ST	Pilot x2,Scomp Link	AT-ST,enclosed
178	D	AT-ST Dual Cannon	Weapon	Vehicle		cannon
179	D	Scout Blaster	Weapon	Character		blaster
180	D	Speeder Bike Cannon	Weapon	Vehicle		cannon
#9	Death Star II
1	L	Capital Support	Admiral's Order
2	L	Combined Fleet Action	Admiral's Order
3	L	Concentrate All Fire	Admiral's Order
4	L	I'll Take The Leader	Admiral's Order
5	L	Taking Them With Us	Admiral's Order
6	L	Admiral Ackbar	Character	Rebel	Pilot	Mon Calamari,admiral,leader	Ackbar
7	L	Captain Verrack	Character	Rebel		Mon Calamari,captain,gunner
8	L	Colonel Cracken	Character	Rebel	Pilot,Warrior	scout,spy	Cracken
9	L	Colonel Salm	Character	Rebel	Pilot,Warrior	Gray Squadron,leader
10	L	Corporal Marmor	Character	Rebel	Warrior	Corellian
11	L	Corporal Midge	Character	Rebel	Warrior	scout
12	L	First Officer Thaneespi	Character	Rebel	Pilot	Mon Calamari,female,leader
13	L	General Calrissian	Character	Rebel	Pilot,Warrior	gambler,general,leader	Lando
14	L	General Walex Blissex	Character	Rebel	Pilot	general
15	L	Gray Squadron Y-wing Pilot	Character	Rebel	Pilot	Gray Squadron
16	L	Green Leader	Character	Rebel	Pilot,Warrior	Green Squadron,leader	Green Leader
17	L	Green Squadron Pilot	Character	Rebel	Pilot	Green Squadron
18	L	Karie Neth	Character	Rebel	Pilot,Warrior	Gray Squadron,Rogue Squadron,Rogue Squadron pilot,female,gunner
19	L	Keir Santage	Character	Rebel	Pilot	Red Squadron,Rogue Squadron,Rogue Squadron pilot
20	L	Kin Kian	Character	Rebel	Pilot,Warrior	Gray Squadron,Rogue Squadron,Rogue Squadron pilot,gunner
21	L	Lieutenant Blount	Character	Rebel	Pilot,Warrior	scout,spy	Blount
22	L	Lieutenant s'Too Vees	Character	Rebel	Warrior	gambler
23	L	Lieutenant Telsij	Character	Rebel	Pilot	Gray Squadron
24	L	Luke Skywalker, Jedi Knight	Character	Rebel	Pilot,Warrior	scout	Luke
25	L	Major Haash'n	Character	Rebel	Pilot	Mon Calamari
26	L	Major Olander Brit	Character	Rebel	Warrior
27	L	Major Panno	Character	Rebel	Warrior	Dresselian,scout
28	L	Nien Nunb	Character	Rebel	Pilot,Warrior	Sullustan	Nien Nunb
29	L	Ten Numb	Character	Rebel	Pilot	Blue Squadron,Sullustan,gunner
30	L	Tycho Celchu	Character	Rebel	Pilot	Alderaanian,Green Squadron,Rogue Squadron,Rogue Squadron pilot,spy	Tycho
31	L	Wedge Antilles, Red Squadron Leader	Character	Rebel	Pilot,Warrior	Corellian,Red Squadron,Rogue Squadron,Rogue Squadron pilot,commander,leader	Wedge
32	L	Close Air Support	Effect
33	L	Honor Of The Jedi	Effect
34	L	I Feel The Conflict	Effect
35	L	I'm With You Too	Effect
36	L	Launching The Assault	Effect
37	L	Let's Keep A Little Optimism Here	Effect
38	L	Menace Fades	Effect
39	L	Squadron Assignments	Effect
40	L	Staging Areas	Effect
41	L	Strike Planning	Effect
42	L	Strikeforce	Effect
43	L	Superficial Damage	Effect
44	L	The Time For Our Attack Has Come	Effect	Immediate
45	L	The Way Of Things	Effect
46	L	Twilight Is Upon Me	Effect
47	L	Your Insight Serves You Well	Effect
48	L	Anakin Skywalker	Interrupt	Used
49	L	Critical Error Revealed	Interrupt	Used		hologram
50	L	Head Back To The Surface	Interrupt	Used
51	L	Heading For The Medical Frigate	Interrupt	Used Or Starting
52	L	Insertion Planning	Interrupt	Used
53	L	Our Only Hope	Interrupt	Used Or Lost
54	L	Rebel Leadership	Interrupt	Used
55	L	You Must Confront Vader	Jedi Test #6			jedi test 6
56	L	Aquaris	Location	System	Planet
57	L	Home One: Docking Bay	Location	Site	Interior,Exterior,Starship,Mobile,Scomp Link	docking bay
58	L	Home One: War Room	Location	Site	Interior,Starship,Mobile,Scomp Link	War Room
59	L	Mon Calamari	Location	System	Planet
60	L	Sullust	Location	System	Planet
61	L	There Is Good In Him / I Can Save Him	Objective
62	L	A-wing	Starship	Starfighter: A-Wing	Pilot,Nav Computer,Scomp Link	A-wing,Rebel starship
63	L	Blue Squadron 5	Starship	Starfighter: B-Wing	Nav Computer,Scomp Link	B-Wing,Blue Squadron,Rebel starship,bomber
64	L	Blue Squadron B-wing	Starship	Starfighter: B-Wing	Pilot,Nav Computer,Scomp Link	B-Wing,Blue Squadron,Rebel starship,bomber
65	L	B-wing Attack Squadron	Starship	Squadron: B-Wing	Pilot x3,Nav Computer x3,Scomp Link x3	B-Wing,Rebel starship,bomber
66	L	B-wing Bomber	Starship	Starfighter: B-Wing	Pilot,Nav Computer,Scomp Link	B-Wing,Rebel starship,bomber
67	L	Defiance	Starship	Capital: Mon Calamari Star Cruiser	Pilot,Nav Computer,Scomp Link	Mon Calamari Star Cruiser,Rebel starship,ship-docking capability
68	L	Gold Squadron 1	Starship	Starfighter: Heavily-Modified Light Freighter	Nav Computer,Scomp Link	Gold Squadron,Heavily-Modified Light Freighter,Rebel starship	Falcon
69	L	Gray Squadron 1	Starship	Starfighter: Y-Wing	Nav Computer,Scomp Link	Gray Squadron,Rebel starship,Y-wing
70	L	Gray Squadron 2	Starship	Starfighter: Y-Wing	Nav Computer,Scomp Link	Gray Squadron,Rebel starship,Y-wing
71	L	Green Squadron 1	Starship	Starfighter: A-Wing	Nav Computer,Scomp Link	A-wing,Green Squadron,Rebel starship	Green Squadron 1
72	L	Green Squadron 3	Starship	Starfighter: A-Wing	Nav Computer,Scomp Link	A-wing,Green Squadron,Rebel starship	Green Squadron 3
73	L	Green Squadron A-wing	Starship	Starfighter: A-Wing	Pilot,Nav Computer,Scomp Link	A-wing,Green Squadron,Rebel starship
74	L	Home One	Starship	Capital: Mon Calamari Star Cruiser	Pilot x2,Nav Computer,Scomp Link	Mon Calamari Star Cruiser,Rebel starship,ship-docking capability	Home One
75	L	Independence	Starship	Capital: Mon Calamari Star Cruiser	Pilot,Nav Computer,Scomp Link	Mon Calamari Star Cruiser,Rebel starship,ship-docking capability
76	L	Liberty	Starship	Capital: Mon Calamari Star Cruiser	Pilot,Nav Computer,Scomp Link	Mon Calamari Star Cruiser,Rebel starship,ship-docking capability
77	L	Luminous	Starship	Capital: Modified Transport	Pilot,Nav Computer,Scomp Link	Rebel starship,medium transport,ship-docking capability,transport
78	L	Masanya	Starship	Capital: Corellian Corvette	Pilot,Nav Computer,Scomp Link	Corellian Corvette,Rebel starship,ship-docking capability
79	L	Mon Calamari Star Cruiser	Starship	Capital: Mon Calamari Star Cruiser	Pilot,Nav Computer,Scomp Link	Mon Calamari Star Cruiser,Rebel starship,ship-docking capability
80	L	Nebulon-B Frigate	Starship	Capital: Nebulon-B Frigate	Pilot,Nav Computer,Scomp Link	Nebulon-B Frigate,Rebel starship,ship-docking capability
81	L	Red Squadron 1	Starship	Starfighter: X-Wing	Nav Computer,Scomp Link	Rebel starship,Red Squadron,X-wing	Red 2
82	L	Red Squadron 4	Starship	Starfighter: X-Wing	Nav Computer,Scomp Link	Rebel starship,Red Squadron,X-wing
83	L	Red Squadron 7	Starship	Starfighter: X-Wing	Nav Computer,Scomp Link	Rebel starship,Red Squadron,X-wing
84	L	Tala 1	Starship	Starfighter: Modified Z-95 Headhunter	Nav Computer,Scomp Link	Modified Z-95 Headhunter,Rebel starship
85	L	Tala 2	Starship	Starfighter: Modified Z-95 Headhunter	Nav Computer,Scomp Link	Modified Z-95 Headhunter,Rebel starship
86	L	A-wing Cannon	Weapon	Starship		cannon
87	L	Concussion Missiles	Weapon	Starship		missile
88	L	Enhanced Proton Torpedoes	Weapon	Starship		proton torpedoes
89	L	Heavy Turbolaser Battery	Weapon	Starship		turbolaser battery
90	L	Luke's Lightsaber	Weapon	Character		lightsaber	Luke's Lightsaber
91	L	Orbital Mine	Weapon	Automated		Mine
92	D	Battle Deployment	Admiral's Order
93	D	Fighter Cover	Admiral's Order
94	D	Fighters Coming In	Admiral's Order
95	D	Intensify The Forward Batteries	Admiral's Order
96	D	We're In Attack Position Now	Admiral's Order
97	D	Admiral Chiraneau	Character	Imperial	Pilot,Warrior	admiral
98	D	Admiral Piett	Character	Imperial	Pilot,Warrior	admiral,leader	Piett
99	D	Baron Soontir Fel	Character	Imperial	Pilot,Warrior	Corellian,Saber Squadron,leader
100	D	Captain Godherdt	Character	Imperial	Pilot,Warrior	captain
101	D	Captain Jonus	Character	Imperial	Pilot	Death Squadron,ISB agent,Scimitar Squadron,captain
102	D	Captain Sarkli	Character	Imperial	Pilot,Warrior	captain,spy
103	D	Captain Yorr	Character	Imperial	Pilot	captain
104	D	Colonel Davod Jon	Character	Imperial	Warrior	leader,scout
105	D	Colonel Jendon	Character	Imperial	Pilot	onyx squadron	Jendon
106	D	Commander Merrejk	Character	Imperial	Pilot	ISB agent,commander,scout,spy
107	D	DS-181-3	Character	Imperial	Pilot	Saber Squadron
108	D	DS-181-4	Character	Imperial	Pilot
109	D	Emperor Palpatine	Character	Dark Jedi Master/Imperial		leader	Sidious
110	D	Janus Greejatus	Character	Imperial		Imperial Council Member
111	D	Lieutenant Endicott	Character	Imperial	Warrior
112	D	Lieutenant Hebsly	Character	Imperial	Pilot
113	D	Lord Vader	Character	Imperial	Pilot,Warrior	leader	Vader
114	D	Major Mianda	Character	Imperial	Pilot	commander
115	D	Major Rhymer	Character	Imperial	Pilot	Scimitar Squadron,leader
116	D	Major Turr Phennir	Character	Imperial	Pilot	Saber Squadron
117	D	Moff Jerjerrod	Character	Imperial	Pilot,Warrior	leader,moff
118	D	Myn Kyneugh	Character	Imperial	Warrior	Royal Guard,leader
119	D	Royal Guard	Character	Imperial	Warrior	Royal Guard
120	D	Sim Aloo	Character	Imperial		Imperial Council Member
121	D	Combat Response	Effect
122	D	Desperate Counter	Effect
123	D	Emperor's Power	Effect
124	D	Endor Shield	Effect
125	D	Flagship Operations	Effect
126	D	Inconsequential Losses	Effect
127	D	Insignificant Rebellion	Effect
128	D	Leave Them To Me	Effect
129	D	Mobilization Points	Effect
130	D	Overseeing It Personally	Effect
131	D	Royal Escort	Effect
132	D	Something Special Planned For Them	Effect
133	D	You Cannot Hide Forever	Effect
134	D	Your Destiny	Effect
135	D	That Thing's Operational	Epic Event
136	D	Force Lightning	Interrupt	Used Or Lost
137	D	Imperial Command	Interrupt	Used
138	D	Operational As Planned	Interrupt	Used Or Starting
139	D	Prepared Defenses	Interrupt	Used Or Starting
140	D	Rise, My Friend	Interrupt	Lost
141	D	Young Fool	Interrupt	Lost
142	D	Death Star II	Location	System	Mobile
143	D	Death Star II: Capacitors	Location	Sector	Mobile
144	D	Death Star II: Coolant Shaft	Location	Sector	Mobile
145	D	Death Star II: Docking Bay	Location	Site	Interior,Exterior,Mobile,Scomp Link	docking bay
146	D	Death Star II: Reactor Core	Location	Sector	Mobile
147	D	Death Star II: Throne Room	Location	Site	Interior,Mobile,Scomp Link
148	D	Gall	Location	System	Planet
149	D	Mon Calamari	Location	System	Planet
150	D	Sullust	Location	System	Planet
151	D	Bring Him Before Me / Take Your Father's Place	Objective
152	D	Accuser	Starship	Capital: Imperial-Class Star Destroyer	Pilot,Nav Computer,Scomp Link	Imperial starship,Imperial-class Star Destroyer,ship-docking capability
153	D	Black 11	Starship	Starfighter: TIE/LN	Pilot	Black Squadron,Imperial starship,TIE/ln,no hyperdrive
154	D	Chimaera	Starship	Capital: Imperial-Class Star Destroyer	Pilot,Nav Computer,Scomp Link	Imperial starship,Imperial-class Star Destroyer,ship-docking capability	Chimaera
155	D	Dominator	Starship	Capital: Victory-Class Star Destroyer	Pilot,Nav Computer,Scomp Link	Imperial starship,Victory-Class Star Destroyer,ship-docking capability
156	D	Emperor's Personal Shuttle	Starship	Starfighter: Lambda-Class Shuttle	Pilot,Nav Computer,Scomp Link	Imperial starship,Lambda-class shuttle
157	D	Flagship Executor	Starship	Capital: Super-Class Star Destroyer	Pilot,Nav Computer,Scomp Link	Imperial starship,Super-Class Star Destroyer,ship-docking capability	Executor
158	D	Judicator	Starship	Capital: Imperial-Class Star Destroyer	Pilot,Nav Computer,Scomp Link	Imperial starship,Imperial-class Star Destroyer,ship-docking capability
159	D	Obsidian 10	Starship	Starfighter: TIE/LN		Imperial starship,Obsidian Squadron,TIE/ln,no hyperdrive
160	D	Onyx 1	Starship	Starfighter: TIE Defender	Nav Computer	Imperial starship,TIE defender,onyx squadron	Onyx 1
161	D	Onyx 2	Starship	Starfighter: TIE Defender	Nav Computer	Imperial starship,TIE defender,onyx squadron
162	D	Saber 1	Starship	Starfighter: TIE Interceptor		Imperial starship,Saber Squadron,TIE Interceptor,no hyperdrive
163	D	Saber 2	Starship	Starfighter: TIE Interceptor		Imperial starship,Saber Squadron,TIE Interceptor,no hyperdrive
164	D	Saber 3	Starship	Starfighter: TIE Interceptor		Imperial starship,Saber Squadron,TIE Interceptor,no hyperdrive
165	D	Saber 4	Starship	Starfighter: TIE Interceptor		Imperial starship,Saber Squadron,TIE Interceptor,no hyperdrive
166	D	Scimitar 1	Starship	Starfighter: TIE/SA		Imperial starship,Scimitar Squadron,TIE/sa,bomber,no hyperdrive
167	D	Scimitar 2	Starship	Starfighter: TIE/SA		Imperial starship,Scimitar Squadron,TIE/sa,bomber,no hyperdrive	Scimitar 2
168	D	Scimitar Squadron TIE	Starship	Starfighter: TIE/SA	Pilot	Imperial starship,Scimitar Squadron,TIE/sa,bomber,no hyperdrive
169	D	Scythe 1	Starship	Starfighter: TIE/LN		Imperial starship,Scythe Squadron,TIE/ln,no hyperdrive
170	D	Scythe 3	Starship	Starfighter: TIE/LN		Imperial starship,Scythe Squadron,TIE/ln,no hyperdrive
171	D	Scythe Squadron TIE	Starship	Starfighter: TIE/LN	Pilot	Imperial starship,Scythe Squadron,TIE/ln,no hyperdrive
172	D	The Emperor's Shield	Starship	Squadron: 3 TIE/LNs	Pilot x3	Imperial starship,TIE/ln,no hyperdrive
173	D	The Emperor's Sword	Starship	Squadron: 3 TIE/LNs	Pilot x3	Imperial starship,TIE/ln,no hyperdrive
174	D	Thunderflare	Starship	Capital: Imperial-Class Star Destroyer	Pilot,Nav Computer,Scomp Link	Imperial starship,Imperial-class Star Destroyer,ship-docking capability
175	D	TIE Interceptor	Starship	Starfighter: TIE Interceptor	Pilot	Imperial starship,TIE Interceptor,no hyperdrive
176	D	Visage	Starship	Capital: Imperial-Class Star Destroyer	Pilot,Nav Computer,Scomp Link	Imperial starship,Imperial-class Star Destroyer,ship-docking capability
177	D	Concussion Missiles	Weapon	Starship		missile
178	D	Darth Vader's Lightsaber	Weapon	Character		lightsaber	Vader's Lightsaber
179	D	Force Pike	Weapon	Character		Force Pike
180	D	Heavy Turbolaser Battery	Weapon	Starship		turbolaser battery
181	D	SFS L-s7.2 TIE Cannon	Weapon	Starship		cannon
182	D	Superlaser Mark II	Weapon	Death Star II		cannon
#10	Reflections 2
1	L	Alter & Friendly Fire	Interrupt	Used Or Lost
2	L	Artoo & Threepio	Character	Droid	Pilot,Nav Computer	astromech,protocol,r-unit	C-3PO,R2-D2
3	L	Chewbacca, Protector	Character	Rebel	Pilot,Warrior	Wookiee,smuggler	Chewie
4	L	Control & Tunnel Vision	Interrupt	Lost
5	L	Corran Horn	Character	Rebel	Pilot,Warrior	Corellian,Rogue Squadron,Rogue Squadron pilot,spy	Corran Horn
6	L	Dash Rendar	Character	Alien	Pilot,Warrior	Corellian,gambler,smuggler	Dash
7	L	Do, Or Do Not & Wise Advice	Effect
8	L	Houjix & Out Of Nowhere	Interrupt	Used Or Lost
9	L	LE-BO2D9 (Leebo)	Character	Droid	Pilot	information broker,maintenance,maintenance droid,smuggler
10	L	Luke Skywalker, Rebel Scout	Character	Rebel	Pilot,Warrior	scout	Luke
11	L	Mercenary Armor	Device
12	L	Mirax Terrik	Character	Alien	Pilot,Warrior	Corellian,female,information broker,smuggler
13	L	Nar Shaddaa Wind Chimes & Out Of Somewhere	Interrupt	Used
14	L	No Questions Asked	Admiral's Order
15	L	Obi-Wan's Journal	Device
16	L	Out Of Commission & Transmission Terminated	Interrupt	Used Or Lost
17	L	Outrider	Starship	Starfighter: Modified Light Freighter	Nav Computer,Independent,Scomp Link	Independent starship,Modified Light Freighter
18	L	Owen Lars & Beru Lars	Character	Rebel		Male,female
19	L	Path Of Least Resistance & Revealed	Interrupt	Lost
20	L	Pulsar Skate	Starship	Starfighter: Baudo-Class Star Yacht	Nav Computer,Independent,Scomp Link	Baudo-Class Star Yacht,Independent starship	Pulsar Skate
21	L	Sense & Recoil In Fear	Interrupt	Used Or Lost
22	L	Shocking Information & Grimtaash	Interrupt	Used Or Lost
23	L	Sorry About The Mess & Blaster Proficiency	Interrupt	Used Or Lost
24	L	Talon Karrde	Character	Alien	Pilot	information broker,smuggler
25	L	The Bith Shuffle & Desperate Reach	Interrupt	Used
26	L	Watch Your Step / This Place Can Be A Little Rough	Objective
27	L	Yoda Stew & You Do Have Your Moments	Interrupt	Used Or Lost
28	D	Abyssin Ornament & Wounded Wookiee	Interrupt	Used Or Lost
29	D	Agents Of Black Sun / Vengeance Of The Dark Prince	Objective
30	D	Alter & Collateral Damage	Interrupt	Used Or Lost
31	D	Arica	Character	Alien/Imperial	Pilot,Warrior	female,musician,spy	Mara Jade
32	D	Black Sun Fleet	Admiral's Order
33	D	Captain Gilad Pellaeon	Character	Imperial	Pilot	Corellian,captain,leader
34	D	Control & Set For Stun	Interrupt	Lost
35	D	Dark Maneuvers & Tallon Roll	Interrupt	Used
36	D	Defensive Fire & Hutt Smooch	Interrupt	Used Or Lost
37	D	Dr. Evazan & Ponda Baba	Character	Alien	Pilot,Warrior	smuggler
38	D	Evader & Monnok	Interrupt	Used Or Lost
39	D	Ghhhk & Those Rebels Won't Escape Us	Interrupt	Used Or Lost
40	D	Grand Admiral Thrawn	Character	Imperial	Pilot,Warrior	admiral,leader	Thrawn
41	D	Guri	Character	Droid	Pilot,Warrior	Black Sun agent,assassin,assassin droid,bodyguard,female
42	D	Jabba's Prize / Jabba's Prize	Character	Rebel			Han
43	D	Kir Kanos	Character	Imperial	Warrior	Royal Guard
44	D	Ommni Box & It's Worse	Interrupt	Used Or Lost
45	D	Prince Xizor	Character	Alien	Pilot,Warrior	Black Sun agent,Falleen,gangster,leader
46	D	Sense & Uncertain Is The Future	Interrupt	Used Or Lost
47	D	Sniper & Dark Strike	Interrupt	Lost
48	D	Snoova	Character	Alien	Warrior	Black Sun agent,Wookiee,bounty hunter
49	D	Stinger	Starship	Starfighter: Surronian Conqueror	Pilot,Nav Computer,Independent,Scomp Link	Independent starship,Surronian Conqueror
50	D	Sunsdown & Too Cold For Speeders	Effect
51	D	The Emperor	Character	Dark Jedi Master/Imperial		leader	Sidious
52	D	There Is No Try & Oppressive Enforcement	Effect
53	D	Vigo	Character	Alien	Pilot,Warrior	Black Sun agent,gangster
54	D	Virago	Starship	Starfighter: Starviper-Class Assault Fighter	Pilot,Nav Computer,Independent,Scomp Link	Independent starship,Surronian Conqueror
#11	Tatooine
1	L	Caldera Righim	Character	Alien		Talz
2	L	Deneb Both	Character	Alien		Ithorian,female
3	L	Grugnak	Character	Alien		Ugnaught
4	L	Jar Jar Binks	Character	Alien	Episode I	Gungan	Jar Jar
5	L	Loci Rosen	Character	Alien		Mon Calamari
6	L	Obi-Wan Kenobi, Padawan Learner	Character	Republic	Warrior,Episode I	padawan	Obi-Wan
7	L	Obi-Wan Kenobi, Padawan Learner	Character	Republic	Warrior,Episode I	padawan	Obi-Wan
8	L	Padme Naberrie	Character	Republic	Warrior,Episode I	female	Amidala
9	L	Padme Naberrie	Character	Republic	Warrior,Episode I	female	Amidala
10	L	Qui-Gon Jinn	Character	Jedi Master	Warrior,Episode I		Qui-Gon
11	L	Qui-Gon Jinn	Character	Jedi Master	Warrior,Episode I		Qui-Gon
12	L	Shmi Skywalker	Character	Alien	Episode I	female
13	L	Threepio With His Parts Showing	Character	Droid	Episode I	protocol,protocol droid	C-3PO
14	L	Threepio With His Parts Showing	Character	Droid	Episode I	protocol,protocol droid	C-3PO
15	L	Yotts Orren	Character	Alien	Pilot,Warrior	Nikto,smuggler
16	L	Brisky Morning Munchen	Effect		Episode I
17	L	Don't Do That Again	Effect		Episode I
18	L	Great Shot, Kid!	Effect
19	L	I Can't Believe He's Gone	Effect	Immediate
20	L	Keeping The Empire Out Forever	Effect
21	L	The Camp	Effect		Episode I
22	L	The Shield Is Down!	Effect
23	L	What Was It?	Effect	Immediate	Episode I
24	L	Boonta Eve Podrace	Epic Event		Episode I
25	L	I Did It!	Epic Event		Episode I
26	L	A Jedi's Concentration	Interrupt	Used Or Lost
27	L	A Jedi's Focus	Interrupt	Used Or Lost
28	L	A Jedi's Patience	Interrupt	Used Or Lost
29	L	A Jedi's Resilience	Interrupt	Lost
30	L	A Step Backward	Interrupt	Lost	Episode I
31	L	Changing The Odds	Interrupt	Used	Episode I
32	L	Either Way, You Win	Interrupt	Lost	Episode I
33	L	End Of A Reign	Interrupt	Used Or Lost
34	L	Entering The Arena	Interrupt	Used Or Lost	Episode I
35	L	Eventually You'll Lose	Interrupt	Used Or Lost	Episode I
36	L	Jedi Escape	Interrupt	Lost	Episode I
37	L	Losing Track	Interrupt	Used Or Lost	Episode I
38	L	Neck And Neck	Interrupt	Lost	Episode I
39	L	Podrace Prep	Interrupt	Lost Or Starting	Episode I
40	L	Too Close For Comfort	Interrupt	Used Or Lost	Episode I
41	L	You'll Find I'm Full Of Surprises	Interrupt	Lost
42	L	Tatooine: City Outskirts	Location	Site	Exterior,Planet,Episode I
43	L	Tatooine: Mos Espa	Location	Site	Exterior,Planet,Episode I
44	L	Tatooine: Podrace Arena	Location	Site	Exterior,Planet,Episode I
45	L	Tatooine: Podracer Bay	Location	Site	Exterior,Planet,Episode I
46	L	Tatooine: Slave Quarters	Location	Site	Exterior,Planet,Episode I
47	L	Anakin's Podracer	Podracer		Episode I
48	L	Eopie	Vehicle	Creature	Episode I	Eopie
49	L	Qui-Gon Jinn's Lightsaber	Weapon	Character	Episode I	lightsaber	Qui-Gon Jinn's Lightsaber
50	L	Qui-Gon Jinn's Lightsaber	Weapon	Character	Episode I	lightsaber	Qui-Gon Jinn's Lightsaber
51	D	Aurra Sing	Character	Alien	Warrior,Episode I	Black Sun agent,bounty hunter,female	Aurra
52	D	Aurra Sing	Character	Alien	Warrior,Episode I	Black Sun agent,bounty hunter,female	Aurra
53	D	Daroe	Character	Alien	Pilot	ISB agent,Jawa
54	D	Darth Maul	Character	Sith	Pilot,Warrior,Episode I		Maul
55	D	Darth Maul	Character	Sith	Pilot,Warrior,Episode I		Maul
56	D	Gamall Wironicc	Character	Alien	Pilot,Warrior
57	D	Ghana Gleemort	Character	Alien	Warrior	Gamorrean
58	D	Gragra	Character	Alien	Episode I	Swokes Swokes,female
59	D	Lathe	Character	Alien	Pilot	Black Sun agent,Nikto,information broker
60	D	Pit Droid	Character	Droid	Episode I	repair,repair droid
61	D	Rachalt Hyst	Character	Alien	Pilot,Warrior	Snivvian,female
62	D	Sebulba	Character	Alien	Pilot,Episode I	Dug
63	D	Sebulba	Character	Alien	Pilot,Episode I	Dug
64	D	Sith Probe Droid	Character	Droid	Episode I	Probe,probe droid,recon,recon droid
65	D	Watto	Character	Alien	Episode I	Toydarian,gambler
66	D	Watto	Character	Alien	Episode I	Toydarian,gambler
67	D	Maul's Electrobinoculars	Device		Episode I
68	D	A Million Voices Crying Out	Effect
69	D	Fanfare	Effect		Episode I
70	D	His Name Is Anakin	Effect		Episode I
71	D	I Will Find Them Quickly, Master	Effect		Episode I
72	D	I'm Sorry	Effect
73	D	Ni Chuba Na??	Effect		Episode I
74	D	Quietly Observing	Effect		Episode I
75	D	Watto's Box	Effect		Episode I
76	D	We Shall Double Our Efforts!	Effect
77	D	You May Start Your Landing	Effect
78	D	You Want This, Don't You?	Effect
79	D	Boonta Eve Podrace	Epic Event		Episode I
80	D	If The Trace Was Correct	Epic Event		Episode I
81	D	Hit Racer	Interrupt	Lost	Episode I
82	D	Join Me!	Interrupt	Lost
83	D	Lightsaber Parry	Interrupt	Used Or Lost
84	D	Pit Crews	Interrupt	Lost	Episode I
85	D	Podracer Collision	Interrupt	Used Or Lost	Episode I
86	D	Sith Fury	Interrupt	Used Or Lost
87	D	Start Your Engines!	Interrupt	Lost Or Starting	Episode I
88	D	There Is No Conflict	Interrupt	Used Or Lost
89	D	Vader's Anger	Interrupt	Used Or Lost
90	D	Watto's Chance Cube	Interrupt	Used	Episode I
91	D	You Swindled Me!	Interrupt	Lost	Episode I
92	D	Tatooine: Desert Landing Site	Location	Site	Exterior,Planet,Episode I	Desert
93	D	Tatooine: Mos Espa	Location	Site	Exterior,Planet,Episode I
94	D	Tatooine: Podrace Arena	Location	Site	Exterior,Planet,Episode I
95	D	Ben Quadinaros' Podracer	Podracer		Episode I
96	D	Dud Bolt's Podracer	Podracer		Episode I
97	D	Sebulba's Podracer	Podracer		Episode I
98	D	Teemto Pagalies' Podracer	Podracer		Episode I
99	D	Maul's Lightsaber	Weapon	Character	Episode I	lightsaber	Maul's Double-Bladed Lightsaber
#12	Coruscant
1	L	Captain Madakor	Character	Republic	Pilot,Warrior,Episode I	captain,female	Madakor
2	L	Captain Panaka	Character	Republic	Warrior,Episode I	Royal Naboo Security,captain,guard,leader	Panaka
3	L	Coruscant Guard	Character	Republic	Warrior,Episode I	Coruscant Guard
4	L	Depa Billaba	Character	Jedi Master	Warrior,Episode I	Jedi Council member,female
5	L	Freon Drevan	Character	Alien	Episode I	Xexto
6	L	Graxol Kelvyyn	Character	Alien	Episode I	Anx
7	L	Gungan Warrior	Character	Alien	Warrior,Episode I	Gungan
8	L	Horox Ryyder	Character	Republic	Episode I	Anx,senator
9	L	Jawa	Character	Alien	Episode I	Jawa
10	L	Ki-Adi-Mundi	Character	Republic	Warrior,Episode I	Cerean,Jedi Council member
11	L	Liana Merian	Character	Republic	Episode I	Alderaanian,female,senator
12	L	Lieutenant Williams	Character	Republic	Pilot,Warrior,Episode I
13	L	Mace Windu	Character	Jedi Master	Warrior,Episode I	Jedi Council member	Mace
14	L	Mace Windu	Character	Jedi Master	Warrior,Episode I	Jedi Council member	Mace
15	L	Mas Amedda	Character	Republic	Episode I	Chagrian
16	L	Master Qui-Gon	Character	Jedi Master	Warrior,Episode I		Qui-Gon
17	L	Master Qui-Gon	Character	Jedi Master	Warrior,Episode I		Qui-Gon
18	L	Murr Danod	Character	Alien	Episode I	Ithorian,smuggler
19	L	Naboo Fighter Pilot	Character	Republic	Pilot,Episode I
20	L	Phylo Gandish	Character	Alien	Pilot,Episode I	female
21	L	Plo Koon	Character	Jedi Master	Warrior,Episode I	Jedi Council member,Kel Dor	Plo
22	L	Queen Amidala, Ruler Of Naboo	Character	Republic	Warrior,Episode I	female,leader	Amidala
23	L	Queen Amidala, Ruler Of Naboo	Character	Republic	Warrior,Episode I	female,leader	Amidala
24	L	Ric Olie	Character	Republic	Pilot,Warrior,Episode I	Bravo Squadron,leader	Ric
25	L	Sabe	Character	Republic	Episode I	female,handmaiden	Sabe
26	L	Sache	Character	Republic	Episode I	female,handmaiden	Sache
27	L	Sei Taria	Character	Republic	Episode I	female
28	L	Senator Palpatine	Character	Republic	Episode I	senator	Sidious
29	L	Senator Palpatine	Character	Republic	Episode I	senator	Sidious
30	L	Supreme Chancellor Valorum	Character	Republic	Episode I
31	L	Supreme Chancellor Valorum	Character	Republic	Episode I
32	L	Tendau Bendon	Character	Republic	Episode I	Ithorian,senator
33	L	Yane	Character	Republic	Episode I	female,handmaiden,musician
34	L	Yarua	Character	Republic	Episode I	Wookiee,senator
35	L	Yoda, Senior Council Member	Character	Jedi Master	Episode I	Jedi Council member	Yoda
36	L	Yoda, Senior Council Member	Character	Jedi Master	Episode I	Jedi Council member	Yoda
37	L	A Tragedy Has Occurred	Effect		Grabber,Episode I
38	L	A Vergence In The Force	Effect	Immediate	Episode I
39	L	Another Pathetic Lifeform	Effect		Episode I
40	L	Ascertaining The Truth	Effect	Political	Episode I
41	L	Battle Plan & Draw Their Fire	Effect
42	L	Credits Will Do Fine	Effect		Episode I
43	L	I Will Not Defer	Effect	Political	Episode I
44	L	Insurrection & Aim High	Effect
45	L	Plea To The Court	Effect	Political	Episode I
46	L	Secure Route	Effect		Episode I
47	L	Security Control	Effect		Episode I
48	L	The Gravest Of Circumstances	Effect	Political	Episode I
49	L	Thrown Back	Effect		Episode I
50	L	We're Leaving	Effect		Episode I
51	L	Your Insight Serves You Well & Staging Areas	Effect
52	L	You've Got A Lot Of Guts Coming Here	Effect
53	L	All Wings Report In & Darklighter Spin	Interrupt	Used Or Lost
54	L	Alter	Interrupt	Lost	Episode I
55	L	Are You Brain Dead?!	Interrupt	Used Or Lost	Episode I
56	L	Baseless Accusations	Interrupt	Lost	Episode I
57	L	Control	Interrupt	Lost	Episode I
58	L	Free Ride & Endor Celebration	Interrupt	Used
59	L	Inconsequential Barriers	Interrupt	Used	Episode I
60	L	I've Decided To Go Back	Interrupt	Used Or Lost	Episode I
61	L	Might Of The Republic	Interrupt	Used	Episode I
62	L	Mindful Of The Future	Interrupt	Used Or Starting	Episode I
63	L	My Loyal Bodyguard	Interrupt	Used	Episode I
64	L	New Leadership Is Needed	Interrupt	Used	Episode I
65	L	Odin Nesloor	Interrupt	Used	Episode I
66	L	Rebel Artillery	Interrupt	Used
67	L	Reveal Ourselves To The Jedi	Interrupt	Used Or Lost	Episode I
68	L	Sense	Interrupt	Lost	Episode I
69	L	Speak With The Jedi Council	Interrupt	Used Or Lost	Episode I
70	L	Stay Here, Where It's Safe	Interrupt	Used	Episode I
71	L	Vote Now!	Interrupt	Used	Episode I
72	L	We Wish To Board At Once	Interrupt	Used	Episode I
73	L	Coruscant	Location	System	Planet,Episode I
74	L	Coruscant: Docking Bay	Location	Site	Exterior,Planet,Episode I	docking bay
75	L	Coruscant: Galactic Senate	Location	Site	Interior,Planet,Episode I
76	L	Coruscant: Jedi Council Chamber	Location	Site	Interior,Planet,Episode I
77	L	Malastare	Location	System	Planet,Episode I
78	L	Naboo	Location	System	Planet,Episode I
79	L	Naboo: Battle Plains	Location	Site	Exterior,Planet,Episode I
80	L	Naboo: Swamp	Location	Site	Exterior,Planet,Episode I	swamp
81	L	Naboo: Theed Palace Courtyard	Location	Site	Exterior,Planet,Episode I	theed palace site
82	L	Naboo: Theed Palace Docking Bay	Location	Site	Interior,Exterior,Planet,Episode I	docking bay,theed palace site
83	L	Naboo: Theed Palace Throne Room	Location	Site	Interior,Planet,Episode I	theed palace site
84	L	Tatooine	Location	System	Planet,Episode I
85	L	Tatooine: Marketplace	Location	Site	Exterior,Planet,Episode I
86	L	Tatooine: Mos Espa Docking Bay	Location	Site	Interior,Exterior,Planet,Episode I	docking bay
87	L	Tatooine: Watto's Junkyard	Location	Site	Exterior,Planet,Episode I
88	L	Plead My Case To The Senate / Sanity And Compassion	Objective		Episode I
89	L	The Hyperdrive Generator's Gone / We'll Need A New One	Objective		Episode I
90	L	Naboo Defense Fighter	Starship	Starfighter: N-1 Starfighter	Pilot,Nav Computer,Republic,Episode I	N-1 starfighter,Republic starship
91	L	Queen's Royal Starship	Starship	Starfighter: J-Type 327 Nubian	Republic,Nav Computer,Episode I	J-Type 327 Nubian,Republic starship	Queen's Royal Starship
92	L	Radiant VII	Starship	Starfighter: Corellian Republic Cruiser	Republic,Nav Computer,Episode I	Corellian Republic Cruiser,Republic starship,ship-docking capability	Radiant VII
93	L	Republic Cruiser	Starship	Starfighter: Corellian Republic Cruiser	Pilot,Nav Computer,Republic,Episode I	Corellian Republic Cruiser,Republic starship,ship-docking capability
94	L	Naboo Blaster Rifle	Weapon	Character	Episode I	blaster rifle,rifle
95	L	Naboo Security Officer Blaster	Weapon	Character	Episode I	blaster
96	L	Panaka's Blaster	Weapon	Character	Episode I	blaster
97	D	Aks Moe	Character	Republic	Episode I	Gran,senator
98	D	Baskol Yeesrim	Character	Republic	Episode I	Gran,senator
99	D	Chokk	Character	Alien	Warrior,Episode I	Klatooinian,bodyguard
100	D	Coruscant Guard	Character	Republic	Warrior,Episode I	Coruscant Guard
101	D	Darth Maul, Young Apprentice	Character	Sith	Pilot,Warrior,Episode I		Maul
102	D	Darth Maul, Young Apprentice	Character	Sith	Pilot,Warrior,Episode I		Maul
103	D	Daultay Dofine	Character	Republic	Pilot,Episode I	Neimoidian,Trade Federation	Dofine
104	D	Destroyer Droid	Character	Droid	Permanent weapon,Presence,Episode I	Trade Federation,destroyer,destroyer droid
105	D	Edcel Bar Gane	Character	Republic	Episode I	senator
106	D	Gardulla The Hutt	Character	Alien	Episode I	Hutt,female,gambler,gangster
107	D	Grotto Werribee	Character	Alien	Pilot,Episode I	Black Sun agent,information broker
108	D	Jawa	Character	Alien	Episode I	Jawa
109	D	Keder The Black	Character	Republic	Warrior,Episode I	Coruscant Guard,assassin,spy
110	D	Lott Dod	Character	Republic	Episode I	Neimoidian,Trade Federation,senator	Lott
111	D	Neimoidian Pilot	Character	Republic	Pilot,Episode I	Neimoidian,Trade Federation
112	D	Nute Gunray	Character	Republic	Episode I	Neimoidian,Trade Federation,leader	Gunray
113	D	Orn Free Taa	Character	Republic	Episode I	Twi'lek,senator,tax collector
114	D	P-59	Character	Droid	Permanent Weapon,Presence,Episode I	Trade Federation,destroyer,destroyer droid,leader
115	D	P-60	Character	Droid	Permanent Weapon,Presence,Episode I	Trade Federation,destroyer,destroyer droid
116	D	Passel Argente	Character	Republic	Episode I	senator
117	D	Rune Haako	Character	Republic	Episode I	Neimoidian,Trade Federation	Haako
118	D	Security Battle Droid	Character	Droid	Presence,Episode I	Security battle droid,Trade Federation,battle,battle droid
119	D	TC-14	Character	Droid	Episode I	Trade Federation,female,protocol,protocol droid
120	D	Televan Koreyy	Character	Alien	Episode I	Black Sun agent,information broker,leader
121	D	Tey How	Character	Republic	Pilot,Episode I	Neimoidian,Trade Federation,female
122	D	Tikkes	Character	Republic	Episode I	Quarren,senator
123	D	Toonbuck Toora	Character	Republic	Episode I	female,senator
124	D	Tusken Raider	Character	Alien	Episode I	Tusken Raider
125	D	Yade M'rak	Character	Alien	Pilot,Warrior,Episode I	Corellian,gambler,smuggler
126	D	Yeb Yeb Adem'thorn	Character	Republic	Episode I	senator
127	D	Accepting Trade Federation Control	Effect	Political	Episode I
128	D	Allegations Of Corruption	Effect		Grabber,Episode I
129	D	Battle Order & First Strike	Effect
130	D	Begin Landing Your Troops	Effect		Episode I
131	D	Do They Have A Code Clearance?	Effect		Grabber
132	D	Drop!	Effect		Episode I
133	D	Enter The Bureaucrat	Effect	Immediate	Episode I
134	D	Establish Control	Effect		Episode I
135	D	Imperial Arrest Order & Secret Plans	Effect
136	D	Mind Tricks Don't Work On Me	Effect		Episode I
137	D	Motion Supported	Effect	Political	Episode I
138	D	Our Blockade Is Perfectly Legal	Effect	Political	Episode I
139	D	The Phantom Menace	Effect		Episode I	hologram
140	D	The Phantom Menace	Effect		Episode I	hologram
141	D	They Will Be No Match For You	Effect		Episode I
142	D	This Is Outrageous!	Effect	Political	Episode I
143	D	Wipe Them Out, All Of Them	Effect		Episode I
144	D	You Cannot Hide Forever & Mobilization Points	Effect
145	D	Alter	Interrupt	Lost	Episode I
146	D	Control	Interrupt	Lost	Episode I
147	D	Dioxis	Interrupt	Lost	Episode I
148	D	Imperial Artillery	Interrupt	Used
149	D	Kill Them Immediately	Interrupt	Used Or Lost	Episode I
150	D	Lana Dobreed	Interrupt	Used	Episode I
151	D	Little Real Power	Interrupt	Lost	Episode I
152	D	Masterful Move & Endor Occupation	Interrupt	Used
153	D	Maul Strikes	Interrupt	Lost	Episode I
154	D	Neimoidian Advisor	Interrupt	Used Or Starting	Episode I
155	D	No Civility, Only Politics	Interrupt	Used Or Lost	Episode I
156	D	On The Payroll Of The Trade Federation	Interrupt	Used	Episode I
157	D	Sense	Interrupt	Lost	Episode I
158	D	Short Range Fighters & Watch Your Back!	Interrupt	Used Or Lost
159	D	Squabbling Delegates	Interrupt	Used	Episode I
160	D	The Point Is Conceded	Interrupt	Used	Episode I
161	D	They're Still Coming Through!	Interrupt	Used	Episode I
162	D	Vote Now!	Interrupt	Used	Episode I
163	D	We Must Accelerate Our Plans	Interrupt	Used	Episode I
164	D	Blockade Flagship: Bridge	Location	Site	Interior,Starship,Mobile,Episode I
165	D	Coruscant	Location	System	Planet,Episode I
166	D	Coruscant: Docking Bay	Location	Site	Exterior,Planet,Episode I	docking bay
167	D	Coruscant: Galactic Senate	Location	Site	Interior,Planet,Episode I
168	D	Malastare	Location	System	Planet,Episode I
169	D	Naboo	Location	System	Planet,Episode I
170	D	Naboo: Battle Plains	Location	Site	Exterior,Planet,Episode I
171	D	Naboo: Swamp	Location	Site	Exterior,Planet,Episode I	swamp
172	D	Naboo: Theed Palace Courtyard	Location	Site	Exterior,Planet,Episode I	theed palace site
173	D	Naboo: Theed Palace Docking Bay	Location	Site	Interior,Exterior,Planet,Episode I	docking bay,theed palace site
174	D	Naboo: Theed Palace Throne Room	Location	Site	Interior,Planet,Episode I	theed palace site
175	D	Tatooine	Location	System	Planet,Episode I
176	D	Tatooine: Marketplace	Location	Site	Exterior,Planet,Episode I
177	D	Tatooine: Mos Espa Docking Bay	Location	Site	Exterior,Planet,Episode I	docking bay
178	D	Tatooine: Watto's Junkyard	Location	Site	Exterior,Planet,Episode I
179	D	My Lord, Is That Legal? / I Will Make It Legal	Objective		Episode I
180	D	No Money, No Parts, No Deal! / You're A Slave?	Objective		Episode I
181	D	Droid Starfighter	Starship	Starfighter: Droid Starfighter	Trade Federation,Pilot,Presence,Episode I	Trade Federation starship,droid starfighter,no hyperdrive
182	D	Maul's Sith Infiltrator	Starship	Starfighter: Sith Infiltrator	Nav Computer,Independent,Episode I	Independent starship,Sith Infiltrator	Maul's Sith Infiltrator
183	D	Maul's Sith Infiltrator	Starship	Starfighter: Sith Infiltrator	Nav Computer,Independent,Episode I	Sith Infiltrator	Maul's Sith Infiltrator
184	D	Trade Federation Battleship	Starship	Capital: Trade Federation Battleship	Pilot,Nav Computer,Trade Federation,Episode I	Trade Federation Battleship,Trade Federation starship,ship-docking capability
185	D	Trade Federation Droid Control Ship	Starship	Capital: Trade Federation Battleship	Pilot,Nav Computer,Trade Federation,Episode I	Droid Control Ship,Trade Federation Battleship,Trade Federation starship,ship-docking capability
186	D	Battle Droid Blaster Rifle	Weapon	Character	Episode I	blaster rifle,rifle
187	D	Laser Cannon Battery	Weapon	Starship	Episode I	cannon,laser cannon,laser cannon battery
188	D	Naboo Blaster	Weapon	Character	Episode I	blaster
189	D	Naboo Blaster Rifle	Weapon	Character	Episode I	blaster rifle,rifle
#13	Reflections 3
1	L	A Close Race	Defensive Shield		Defensive Shield,Episode I
2	L	A Remote Planet	Effect		Episode I
3	L	A Tragedy Has Occurred	Defensive Shield		Defensive Shield,Grabber,Episode I
4	L	Aim High	Defensive Shield		Defensive Shield
5	L	An Unusual Amount Of Fear	Effect	Starting	Episode I
6	L	Another Pathetic Lifeform	Defensive Shield		Defensive Shield,Episode I
7	L	Armament Dismantled	Effect		Episode I
8	L	Battle Plan	Defensive Shield		Defensive Shield
9	L	Chewie, Enraged	Character	Rebel	Maintenance,Pilot,Warrior	Wookiee,smuggler	Chewie
10	L	Clinging To The Edge	Interrupt	Lost	Episode I
11	L	Colo Claw Fish	Effect		Episode I
12	L	Darth Maul's Demise	Interrupt	Used	Episode I
13	L	Desperate Times	Interrupt	Lost
14	L	Diversionary Tactics	Interrupt	Lost
15	L	Do, Or Do Not	Defensive Shield		Defensive Shield
16	L	Don't Do That Again	Defensive Shield		Defensive Shield,Episode I
17	L	Echo Base Sensors	Effect
18	L	Energy Walls	Effect	Immediate	Episode I
19	L	Ewok Celebration	Effect
20	L	Fall Of A Jedi	Interrupt	Lost	Episode I
21	L	Han, Chewie, And The Falcon	Starship	Starfighter: Heavily-Modified Light Freighter	Maintenance,Pilot x2,Nav Computer,Scomp Link	Heavily-Modified Light Freighter,Rebel starship	Falcon
22	L	He Can Go About His Business	Defensive Shield		Defensive Shield
23	L	Horace Vancil	Character	Republic	Episode I
24	L	Inner Strength	Epic Event		Episode I
25	L	Jar Jar's Electropole	Weapon	Character	Episode I	electropole
26	L	Jedi Leap	Interrupt	Lost	Episode I
27	L	Lando Calrissian, Scoundrel	Character	Rebel	Maintenance,Pilot,Warrior	scoundrel	Lando
28	L	Lando's Not A System, He's A Man	Effect
29	L	Leia, Rebel Princess	Character	Rebel	Warrior	Alderaanian,female	Leia
30	L	Let's Keep A Little Optimism Here	Defensive Shield		Defensive Shield
31	L	Naboo: Theed Palace Generator	Location	Site	Interior,Planet,Episode I	theed palace site
32	L	Naboo: Theed Palace Generator Core	Location	Site	Interior,Planet,Episode I	theed palace site
33	L	Obi-Wan Kenobi, Jedi Knight	Character	Republic	Warrior,Episode I		Obi-Wan
34	L	Obi-Wan's Lightsaber	Weapon	Character	Episode I	lightsaber	Obi-Wan's Lightsaber
35	L	Only Jedi Carry That Weapon	Defensive Shield		Defensive Shield,Episode I
36	L	Opee Sea Killer	Effect		Episode I
37	L	Ounee Ta	Defensive Shield		Defensive Shield
38	L	Planetary Defenses	Defensive Shield		Defensive Shield,Episode I
39	L	Qui-Gon Jinn, Jedi Master	Character	Jedi Master	Warrior,Episode I		Qui-Gon
40	L	Qui-Gon's Lightsaber	Weapon	Character	Episode I	lightsaber	Qui-Gon Jinn's Lightsaber
41	L	Sando Aqua Monster	Effect		Episode I
42	L	Sio Bibble	Character	Republic	Episode I
43	L	Strike Blocked	Interrupt	Used	Episode I
44	L	Ultimatum	Defensive Shield		Defensive Shield
45	L	Weapon Of A Fallen Mentor	Effect	Immediate	Episode I
46	L	We'll Handle This / Duel Of The Fates	Objective		Episode I
47	L	Wise Advice	Defensive Shield		Defensive Shield
48	L	Yoda, Master Of The Force	Character	Jedi Master	Episode I	Jedi Council member	Yoda
49	L	Your Insight Serves You Well	Defensive Shield		Defensive Shield
50	L	Your Ship?	Defensive Shield		Defensive Shield
51	D	A Useless Gesture	Defensive Shield		Defensive Shield
52	D	Allegations Of Corruption	Defensive Shield		Defensive Shield,Grabber,Episode I
53	D	Aurra Sing's Blaster Rifle	Weapon	Character	Episode I	blaster rifle,rifle	aurras blaster rifle
54	D	Battle Order	Defensive Shield		Defensive Shield
55	D	Bib Fortuna	Character	Alien	Episode I	Twi'lek	Bib
56	D	Blizzard 4	Vehicle	Combat: AT-AT	Maintenance,Pilot x2,Scomp Link	AT-AT,enclosed
57	D	Blockade Flagship: Hallway	Location	Site	Interior,Mobile,Starship,Episode I
58	D	Blow Parried	Interrupt	Used	Episode I
59	D	Boba Fett, Bounty Hunter	Character	Alien	Maintenance,Pilot,Warrior	Black Sun agent,bounty hunter	Boba Fett
60	D	Colo Claw Fish	Effect		Episode I
61	D	Come Here You Big Coward	Defensive Shield		Defensive Shield
62	D	Conduct Your Search	Effect
63	D	Crossfire	Defensive Shield		Defensive Shield
64	D	Dark Rage	Interrupt	Lost	Episode I
65	D	Deep Hatred	Epic Event		Episode I
66	D	Do They Have A Code Clearance?	Defensive Shield		Defensive Shield,Grabber
67	D	Energy Walls	Effect	Immediate	Episode I
68	D	Fanfare	Defensive Shield		Defensive Shield,Episode I
69	D	Fear Is My Ally	Effect	Starting	Episode I
70	D	Force Push	Interrupt	Used	Episode I
71	D	Jabba Desilijic Tiure	Character	Alien	Episode I	Hutt,gangster,leader	Jabba
72	D	Leave Them To Me	Defensive Shield		Defensive Shield
73	D	Let Them Make The First Move / At Last We Will Have Revenge	Objective		Episode I
74	D	Lord Maul	Character	Sith	Pilot,Warrior,Episode I	Trade Federation	Maul
75	D	Maul's Double-Bladed Lightsaber	Weapon	Character	Episode I	lightsaber	Maul's Double-Bladed Lightsaber
76	D	Naboo: Theed Palace Generator	Location	Site	Interior,Planet,Episode I	theed palace site
77	D	Naboo: Theed Palace Generator Core	Location	Site	Interior,Planet,Episode I	theed palace site
78	D	No Escape	Defensive Shield		Defensive Shield
79	D	No Match For A Sith	Interrupt	Lost	Episode I
80	D	Opee Sea Killer	Effect		Episode I
81	D	Oppressive Enforcement	Defensive Shield		Defensive Shield
82	D	Prepare For A Surface Attack	Effect
83	D	Qui-Gon's End	Effect	Immediate	Episode I
84	D	Resistance	Defensive Shield		Defensive Shield
85	D	Sando Aqua Monster	Effect		Episode I
86	D	Secret Plans	Defensive Shield		Defensive Shield
87	D	Stormtrooper Garrison	Character	Imperial	Maintenance,Warrior	stormtrooper,trooper
88	D	The Ebb Of Battle	Interrupt	Used	Episode I
89	D	The Hutts Are Gangsters	Effect		Episode I
90	D	There Is No Try	Defensive Shield		Defensive Shield
91	D	They Must Never Again Leave This City	Effect
92	D	Thok & Thug	Character	Alien	Maintenance,Warrior	Gamorrean,guard
93	D	Through The Corridor	Interrupt	Lost	Episode I
94	D	Unsalvageable	Interrupt	Used
95	D	Weapon Of A Sith	Defensive Shield		Defensive Shield,Episode I
96	D	We'll Let Fate-a Decide, Huh?	Defensive Shield		Defensive Shield,Episode I
97	D	Where Are Those Droidekas?!	Effect		Episode I
98	D	Wipe Them Out, All Of Them	Defensive Shield		Defensive Shield,Episode I
99	D	You Cannot Hide Forever	Defensive Shield		Defensive Shield
100	D	You've Never Won A Race?	Defensive Shield		Defensive Shield,Episode I
#14	Theed Palace
1	L	I'll Try Spinning	Admiral's Order		Episode I
2	L	Let's Go Left	Admiral's Order		Episode I
3	L	Artoo, Brave Little Droid	Character	Droid	Nav Computer,Episode I	astromech,astromech droid,r-unit	R2-D2
4	L	Artoo, Brave Little Droid	Character	Droid	Nav Computer,Episode I	astromech,astromech droid	R2-D2
5	L	Boss Nass	Character	Alien	Episode I	Gungan,leader
6	L	Boss Nass	Character	Alien	Episode I	Gungan,leader
7	L	Captain Tarpals	Character	Alien	Warrior,Episode I	Gungan,captain,leader
8	L	Corporal Rushing	Character	Republic	Warrior,Episode I	Royal Naboo Security
9	L	Dams Denna	Character	Alien	Episode I
10	L	General Jar Jar	Character	Alien	Warrior,Episode I	Gungan,general	Jar Jar
11	L	General Jar Jar	Character	Alien	Warrior,Episode I	Gungan,general	Jar Jar
12	L	Gungan General	Character	Alien	Warrior,Episode I	Gungan,general,leader
13	L	Gungan Guard	Character	Alien	Warrior,Episode I	Gungan,guard
14	L	Jerus Jannick	Character	Republic	Warrior,Episode I	Royal Naboo Security	Jerus
15	L	Lieutenant Arven Wendik	Character	Republic	Pilot,Episode I	Bravo Squadron
16	L	Lieutenant Chamberlyn	Character	Republic	Warrior,Episode I	Royal Naboo Security,leader
17	L	Lieutenant Rya Kirsch	Character	Republic	Pilot,Episode I	Bravo Squadron,guard
18	L	Mace Windu, Jedi Master	Character	Jedi Master	Warrior,Episode I	Jedi Council member	Mace
19	L	Mace Windu, Jedi Master	Character	Jedi Master	Warrior,Episode I	Jedi Council member	Mace
20	L	Officer Dolphe	Character	Republic	Pilot,Episode I	Bravo Squadron
21	L	Officer Ellberger	Character	Republic	Pilot,Episode I	Bravo Squadron,female
22	L	Officer Perosei	Character	Republic	Warrior,Episode I	Royal Naboo Security,guard	Perosei
23	L	Panaka, Protector Of The Queen	Character	Republic	Warrior,Episode I	Royal Naboo Security,leader	Panaka
24	L	Panaka, Protector Of The Queen	Character	Republic	Warrior,Episode I	Royal Naboo Security,leader	Panaka
25	L	Queen Amidala	Character	Republic	Warrior,Episode I	female,leader	Amidala
26	L	Queen Amidala	Character	Republic	Warrior,Episode I	female,leader	Amidala
27	L	Qui-Gon Jinn With Lightsaber	Character	Jedi Master	Warrior,Permanent Weapon,Episode I	lightsaber	Qui-Gon
28	L	Rep Been	Character	Alien	Episode I	Gungan
29	L	Ric Olie, Bravo Leader	Character	Republic	Pilot,Warrior,Episode I	Bravo Squadron,leader	Ric
30	L	Royal Naboo Security Officer	Character	Republic	Warrior,Episode I	Royal Naboo Security
31	L	Get To Your Ships!	Effect		Episode I
32	L	Gungan Energy Shield	Effect		Episode I
33	L	It's On Automatic Pilot!	Effect		Episode I
34	L	Naboo Celebration	Effect		Episode I
35	L	Senate Hovercam	Effect		Episode I
36	L	Steady, Steady	Effect		Episode I
37	L	They Win This Round	Effect	Immediate	Episode I
38	L	We Didn't Hit It	Effect		Episode I
39	L	Wesa Ready To Do Our-sa Part	Effect		Episode I
40	L	Ascension Guns	Interrupt	Lost	Episode I
41	L	Big Boomers!	Interrupt	Used	Episode I
42	L	Gimme A Lift!	Interrupt	Used	Episode I
43	L	No Giben Up, General Jar Jar!	Interrupt	Lost	Episode I
44	L	Take This!	Interrupt	Used	Episode I
45	L	We Don't Have Time For This	Interrupt	Lost	Episode I
46	L	Wesa Gotta Grand Army	Interrupt	Used Or Lost	Episode I
47	L	Whoooo!	Interrupt	Used	Episode I
48	L	Blockade Flagship: Docking Bay	Location	Site	Interior,Exterior,Starship,Mobile,Episode I	docking bay
49	L	Naboo: Boss Nass' Chambers	Location	Site	Underwater,Interior,Planet,Episode I
50	L	Naboo: Otoh Gunga Entrance	Location	Site	Underwater,Interior,Planet,Episode I
51	L	Naboo: Theed Palace Hallway	Location	Site	Interior,Planet,Episode I	theed palace site
52	L	We Have A Plan / They Will Be Lost And Confused	Objective		Episode I
53	L	Bravo 1	Starship	Starfighter: N-1 Starfighter	Republic,Nav Computer,Episode I	Bravo Squadron,N-1 starfighter,Republic starship
54	L	Bravo 2	Starship	Starfighter: N-1 Starfighter	Republic,Nav Computer,Episode I	Bravo Squadron,N-1 starfighter,Republic starship
55	L	Bravo 3	Starship	Starfighter: N-1 Starfighter	Republic,Nav Computer,Episode I	Bravo Squadron,N-1 starfighter,Republic starship
56	L	Bravo 4	Starship	Starfighter: N-1 Starfighter	Republic,Nav Computer,Episode I	Bravo Squadron,N-1 starfighter,Republic starship
57	L	Bravo 5	Starship	Starfighter: N-1 Starfighter	Republic,Nav Computer,Episode I	Bravo Squadron,N-1 starfighter,Republic starship
58	L	Bravo Fighter	Starship	Starfighter: N-1 Starfighter	Republic,Anakin Pilot,Nav Computer,Episode I	Bravo Squadron,N-1 starfighter,Republic starship
59	L	Fambaa	Vehicle	Creature	Episode I	Fambaa
60	L	Gian Speeder	Vehicle	Transport	Episode I	speeder
61	L	Kaadu	Vehicle	Creature	Episode I	Kaadu
62	L	Amidala's Blaster	Weapon	Character	Episode I	blaster
63	L	Booma	Weapon	Vehicle	Episode I
64	L	Captain Tarpals' Electropole	Weapon	Character	Episode I	electropole
65	L	Electropole	Weapon	Character	Episode I	electropole
66	L	Proton Torpedoes	Weapon	Starship	Episode I	proton torpedoes
67	D	Nothing Can Get Through Our Shield	Admiral's Order		Episode I
68	D	The Deflector Shield Is Too Strong	Admiral's Order		Episode I
69	D	3B3-10	Character	Droid	Presence,Episode I	Infantry battle droid,battle,battle droid
70	D	3B3-1204	Character	Droid	Presence,Episode I	Infantry battle droid,battle,battle droid
71	D	3B3-21	Character	Droid	Presence,Episode I	Infantry battle droid,battle droid
72	D	3B3-888	Character	Droid	Presence,Episode I	Infantry battle droid,battle,battle droid
73	D	Battle Droid Officer	Character	Droid	Presence,Episode I	Officer battle droid,battle,battle droid,leader
74	D	Battle Droid Pilot	Character	Droid	Pilot,Presence,Episode I	battle,battle droid
75	D	Bok Askol	Character	Alien	Episode I	Pacithhip
76	D	Captain Daultay Dofine	Character	Republic	Pilot,Episode I	Neimoidian,Trade Federation,captain	Dofine
77	D	Darth Maul With Lightsaber	Character	Sith	Pilot,Warrior,Permanent weapon,Episode I	lightsaber	Maul
78	D	Darth Sidious	Character	Dark Jedi Master	Warrior,Episode I	Trade Federation	Sidious
79	D	Darth Sidious	Character	Dark Jedi Master	Warrior,Episode I		Sidious
80	D	Infantry Battle Droid	Character	Droid	Presence,Episode I	Infantry battle droid,Trade Federation,battle,battle droid
81	D	Nute Gunray, Neimoidian Viceroy	Character	Republic	Episode I	Neimoidian,Trade Federation,leader	Gunray
82	D	Nute Gunray, Neimoidian Viceroy	Character	Republic	Episode I	Neimoidian,leader	Gunray
83	D	OOM-9	Character	Droid	Pilot,Presence,Episode I	Officer battle droid,battle,battle droid,leader
84	D	OWO-1 With Backup	Character	Droid	Presence,Episode I	Trade Federation,battle,battle droid,leader
85	D	Rayno Vaca	Character	Republic	Episode I
86	D	Rune Haako, Legal Counsel	Character	Republic	Episode I	Neimoidian,Trade Federation,leader	Haako
87	D	Rune Haako, Legal Counsel	Character	Republic	Episode I	Neimoidian,leader	Haako
88	D	Sil Unch	Character	Republic	Pilot,Episode I	Neimoidian,Trade Federation
89	D	SSA-1015	Character	Droid	Presence,Episode I	Security battle droid,battle,battle droid
90	D	SSA-306	Character	Droid	Presence,Episode I	Security battle droid,battle,battle droid,guard
91	D	SSA-719	Character	Droid	Presence,Episode I	Security battle droid,battle,battle droid
92	D	Tank Commander	Character	Droid	Presence,Episode I,Pilot	Officer battle droid,battle,battle droid,commander
93	D	Activate The Droids	Effect		Episode I
94	D	After Her!	Effect	Immediate	Episode I
95	D	At Last We Are Getting Results	Effect		Episode I
96	D	Droid Racks	Effect		Episode I
97	D	Fighters Straight Ahead	Effect		Episode I
98	D	Naboo Occupation	Effect		Episode I
99	D	Open Fire!	Effect		Episode I
100	D	Senate Hovercam	Effect		Episode I
101	D	Cease Fire!	Interrupt	Used	Episode I
102	D	Drop Your Weapons	Interrupt	Used	Episode I
103	D	Halt!	Interrupt	Used	Episode I
104	D	Master, Destroyers!	Interrupt	Used Or Lost	Episode I
105	D	Rolling, Rolling, Rolling	Interrupt	Used	Episode I
106	D	Take Them Away	Interrupt	Used Or Lost	Episode I
107	D	There They Are!	Interrupt	Used	Episode I
108	D	This Is Not Good	Interrupt	Used Or Lost	Episode I
109	D	Trade Federation Tactics	Interrupt	Lost	Episode I
110	D	We're Hit, Artoo	Interrupt	Used	Episode I
111	D	Blockade Flagship: Docking Bay	Location	Site	Interior,Exterior,Starship,Mobile,Episode I	docking bay
112	D	Naboo: Theed Palace Hallway	Location	Site	Interior,Planet,Episode I	theed palace site
113	D	Invasion / In Complete Control	Objective		Episode I
114	D	Blockade Flagship	Starship	Capital: Trade Federation Battleship	Trade Federation,Pilot,Nav Computer,Episode I	Droid Control Ship,Trade Federation Battleship,Trade Federation starship,ship-docking capability	Blockade Flagship
115	D	DFS Squadron Starfighter	Starship	Starfighter: Droid Starfighter	Trade Federation,Pilot,Presence,Episode I	DFS Squadron,Trade Federation starship,droid starfighter,no hyperdrive
116	D	DFS-1015	Starship	Starfighter: Droid Starfighter	Trade Federation,Pilot,Presence,Episode I	DFS Squadron,Trade Federation starship,droid starfighter,no hyperdrive
117	D	DFS-1308	Starship	Starfighter: Droid Starfighter	Trade Federation,Pilot,Presence,Episode I	DFS Squadron,Trade Federation starship,droid starfighter,no hyperdrive
118	D	DFS-327	Starship	Starfighter: Droid Starfighter	Trade Federation,Pilot,Presence,Episode I	DFS Squadron,Trade Federation starship,droid starfighter,no hyperdrive
119	D	Trade Federation Landing Craft	Starship	Capital: Trade Federation Landing Craft	Trade Federation,Pilot,Presence,Episode I	Trade Federation Landing Craft,Trade Federation starship,no hyperdrive,ship-docking capability
120	D	AAT Assault Leader	Vehicle	Combat: AAT	Episode I	AAT,enclosed
121	D	Armored Attack Tank	Vehicle	Combat: AAT	Episode I	AAT,enclosed
122	D	Multi Troop Transport	Vehicle	Combat: MTT	Episode I	MTT,enclosed
123	D	Single Trooper Aerial Platform	Vehicle	Combat: STAP	Episode I	STAP
124	D	TT-6	Vehicle	Combat: MTT	Pilot,Presence,Episode I	MTT,enclosed
125	D	TT-9	Vehicle	Combat: MTT	Pilot,Presence,Episode I	MTT,enclosed
126	D	AAT Laser Cannon	Weapon	Vehicle	Episode I	cannon,laser cannon
127	D	Droid Starfighter Laser Cannons	Weapon	Starship	Episode I	cannon,laser cannon
128	D	Energy Shell Launchers	Weapon	Vehicle	Episode I
129	D	STAP Blaster Cannons	Weapon	Vehicle	Episode I	blaster,cannon,laser cannon
#101	Premiere Introductory Two Player Game
1	L	Death Star: Level 6 Core Shaft Corridor	Location	Site	Interior,Mobile
2	L	Luke	Character	Rebel	Warrior		Luke
3	L	Run Luke, Run!	Interrupt	Lost
4	D	Death Star: Docking Control Room 327	Location	Site	Interior,Mobile,Scomp Link
5	D	Vader	Character	Imperial	Warrior		Vader
6	D	Vader's Obsession	Interrupt	Lost
#102	Jedi Pack
1	L	For Luck	Effect
2	L	Han	Character	Alien	Pilot	Corellian,gambler	Han
3	L	Leia	Character	Rebel		Alderaanian,female,leader	Leia
4	L	Luke's T-16 Skyhopper	Vehicle	Shuttle		T-16,enclosed
5	L	Tedn Dahai	Character	Alien		Bith,musician,scout	Tedn Dahai
6	D	Dark Forces	Effect
7	D	Eriadu	Location	System	Planet
8	D	Gravity Shadow	Interrupt	Lost
9	D	Hyperoute Navigation Chart	Game Aid
10	D	Motti	Character	Imperial	Pilot	leader	Motti
11	D	Tarkin	Character	Imperial		ISB agent,leader	Tarkin
#103	Rebel Leader Pack
1	L	Gold Leader In Gold 1	Starship	Starfighter: Y-Wing	Pilot,Nav Computer	Gold Squadron,Y-wing	Gold 1
2	L	Red Leader In Red 1	Starship	Starfighter: X-Wing	Pilot,Nav Computer	Red Squadron,X-wing	Red 1
#104	Empire Strikes Back Introductory Two Player Game
1	L	Chewie	Character	Rebel	Pilot	Wookiee	Chewie
2	L	Lone Rogue	Interrupt	Lost
3	L	Rebel Snowspeeder	Vehicle	Combat: T-47 Snowspeeder	Pilot	T-47,enclosed,snowspeeder
4	D	Hoth: Mountains (6th Marker)	Location	Site	Exterior,Planet	marker 6
5	D	Imperial Walker	Vehicle	Combat: AT-AT	Pilot,Scomp Link	AT-AT,enclosed
6	D	Veers	Character	Imperial	Warrior	ISB agent,general	Veers
7	D	Walker Garrison	Interrupt	Lost
#106	Official Tournament Sealed Deck
1	L	Arleil Schous	Character	Alien	Pilot,Warrior	Defel,leader
2	L	Corulag	Location	System	Planet
3	L	Faithful Service	Effect
4	L	Gold Squadron Y-wing	Starship	Starfighter: Y-Wing	Pilot,Nav Computer,Scomp Link	Gold Squadron,Rebel starship,Y-wing
5	L	It's A Hit!	Interrupt	Used Or Lost
6	L	Rebel Trooper Recruit	Character	Rebel		Rebel trooper,Recruit,trooper
7	L	Red Squadron X-wing	Starship	Starfighter: X-wing	Pilot,Nav Computer,Scomp Link	Rebel starship,Red Squadron,X-wing
8	L	Tatooine: Jundland Wastes	Location	Site	Exterior,Planet
9	L	Z-95 Headhunter	Starship	Starfighter: Z-95 Headhunter	Pilot,Independent	Independent starship,Z-95 Headhunter,no hyperdrive
10	D	Black Squadron TIE	Starship	Starfighter: TIE/LN	Pilot	Black Squadron,Imperial starship,TIE/ln,no hyperdrive
11	D	Chall Bekan	Character	Alien	Pilot,Warrior	ISB agent,Morseerian,leader
12	D	Corulag	Location	System	Planet
13	D	Dreadnaught-Class Heavy Cruiser	Starship	Capital: Dradnaught-Class Heavy Cruiser	Pilot x2,Nav Computer,Scomp Link	Dreadnaught-Class Heavy Cruiser,Imperial starship,ship-docking capability
14	D	Forced Servitude	Effect
15	D	Obsidian Squadron TIE	Starship	Starfighter: TIE/LN	Pilot	Imperial starship,Obsidian Squadron,TIE/ln,no hyperdrive
16	D	Stormtrooper Cadet	Character	Imperial		Cadet,stormtrooper,trooper
17	D	Tarkin's Orders	Interrupt	Used Or Lost
18	D	Tatooine: Tusken Canyon	Location	Site	Exterior,Planet	Canyon
#108	Enhanced Premiere
1	L	Han With Heavy Blaster Pistol	Character	Rebel	Pilot,Warrior,Permanent Weapon	Corellian,gambler,scoundrel,smuggler	Han
2	L	Leia With Blaster Rifle	Character	Rebel	Pilot,Warrior,Permanent Weapon	Alderaanian,blaster,female,leader	Leia
3	L	Luke With Lightsaber	Character	Rebel	Pilot,Warrior,Permanent Weapon	lightsaber	Luke
4	L	Obi-Wan With Lightsaber	Character	Rebel	Warrior,Permanent Weapon	lightsaber	Obi-Wan
5	D	Boba Fett With Blaster Rifle	Character	Alien	Pilot,Warrior,Permanent weapon	Black Sun agent,blaster rifle,bounty hunter,rifle	Boba Fett
6	D	Darth Vader With Lightsaber	Character	Imperial	Pilot,Warrior,Permanent weapon	lightsaber	Vader
#109	Enhanced Cloud City
1	L	Chewie With Blaster Rifle	Character	Rebel	Pilot,Warrior,Permanent Weapon	Wookiee,blaster rifle,rifle,smuggler	Chewie
2	L	Lando In Millennium Falcon	Starship	Starfighter: Modified Light Freighter	Independent,Pilot,Nav Computer,Scomp Link	Independent starship,Modified Light Freighter	Falcon
3	L	Lando With Blaster Pistol	Character	Alien	Pilot,Warrior,Permanent Weapon	blaster,gambler,leader,smuggler	Lando
4	L	Quiet Mining Colony / Independent Operation	Objective
5	L	Z-95 Bespin Defense Fighter	Starship	Starfighter: Modified Z-95 Headhunter	Independent,Pilot,Nav Computer,Scomp Link	Independent starship,Modified Z-95 Headhunter
6	D	4-LOM With Concussion Rifle	Character	Droid	Warrior,Permanent weapon	Black Sun agent,bounty hunter,information broker,protocol,protocol droid,thief	4-LOM
7	D	Any Methods Necessary	Interrupt	Used Or Starting
8	D	Boba Fett In Slave I	Starship	Starfighter: Firespray-Class Attack Ship	Independent,Pilot,Nav Computer,Scomp Link	Firespray-Class Attack Ship,Independent starship	Slave I
9	D	Crush The Rebellion	Effect
10	D	Dengar In Punishing One	Starship	Starfighter: Corellian JM 5000	Independent,Pilot,Nav Computer,Scomp Link	Corellian JM 5000,Independent starship	Punishing One
11	D	IG-88 With Riot Gun	Character	Droid	Pilot,Warrior,Permanent weapon	Black Sun agent,assassin,assassin droid,bounty hunter	IG-88
12	D	This Deal Is Getting Worse All The Time / Pray I Don't Alter It Any Further	Objective
#110	Enhanced Jabba's Palace
1	L	Boushh	Character	Rebel	Pilot,Warrior	Alderaanian,female,spy	Leia
2	L	Master Luke	Character	Rebel	Pilot,Warrior		Luke
3	L	See-Threepio	Character	Droid		protocol,protocol droid	C-3PO
4	L	You Can Either Profit By This... / Or Be Destroyed	Objective
5	D	Bossk With Mortar Gun	Character	Alien	Pilot,Warrior,Permanent weapon	Black Sun agent,Trandoshan,bounty hunter	Bossk
6	D	Court Of The Vile Gangster / I Shall Enjoy Watching You Die	Objective
7	D	Dengar With Blaster Carbine	Character	Alien	Pilot,Warrior,Permanent weapon	Black Sun agent,Corellian,blaster,bounty hunter	Dengar
8	D	IG-88 In IG-2000	Starship	Starfighter: Trilon Aggressor	Independent,Pilot,Nav Computer,Scomp Link	Independent starship,Trilon Aggressor	IG-2000
9	D	Jodo Kast	Character	Alien	Warrior	Black Sun agent,bounty hunter,scout
10	D	Mara Jade, The Emperor's Hand	Character	Alien/Imperial	Pilot,Warrior	female,spy	Mara Jade
11	D	Mara Jade's Lightsaber	Weapon	Character		lightsaber	Mara Jade's Lightsaber
12	D	Zuckuss In Mist Hunter	Starship	Starfighter: Byblos G-1A Transport	Independent,Pilot,Nav Computer,Scomp Link	Byblos G-1A Transport,Independent starship	Mist Hunter
#111	Third Anthology
1	L	A New Secret Base	Effect
2	L	Artoo-Detoo In Red 5	Starship	Starfighter: X-Wing	Nav Computer,Scomp Link	Rebel starship,Red Squadron,X-wing	Red 5
3	L	Echo Base Garrison	Effect
4	L	Massassi Base Operations / One In A Million	Objective
5	L	Prisoner 2187	Character	Rebel	Warrior	Alderaanian,female,senator	Leia
6	D	Set Your Course For Alderaan / The Ultimate Power In The Universe	Objective
#112	Jabba's Palace Sealed Deck
1	L	Agents In The Court / No Love For The Empire	Objective
2	L	Jabba's Palace: Antechamber	Location	Site	Interior,Planet	Jabba's Palace site
3	L	Lando With Vibro-Ax	Character	Alien	Pilot,Warrior,Permanent Weapon	gambler,spy	Lando
4	L	Ounee Ta	Effect
5	L	Palace Raider	Character	Alien	Pilot,Warrior	smuggler
6	L	Racing Skiff	Vehicle	Transport		skiff
7	L	Seeking An Audience	Effect
8	L	Stun Blaster	Weapon	Character		blaster
9	L	Tatooine: Hutt Trade Route (Desert)	Location	Site	Exterior,Planet	Desert
10	L	Underworld Contacts	Effect
11	D	Hutt Influence	Effect
12	D	Jabba's Palace: Lower Passages	Location	Site	Interior,Planet	Jabba's Palace site
13	D	Mercenary Pilot	Character	Alien	Pilot,Warrior	mercenary,smuggler
14	D	Mighty Jabba	Character	Alien		Hutt,gangster,leader	Jabba
15	D	My Kind Of Scum / Fearless And Inventive	Objective
16	D	No Escape	Effect
17	D	Power Of The Hutt	Effect
18	D	Racing Skiff	Vehicle	Transport		skiff
19	D	Stun Blaster	Weapon	Character		blaster
20	D	Tatooine: Desert Heart	Location	Site	Exterior,Planet	Desert
#200	Virtual Set 0
1	L	Aayla Secura	Character	Alien	Warrior,Clone Army,Episode I	Twi'lek,female
2	L	Anakin Skywalker, Padawan Learner	Character	Republic	Pilot,Warrior,Episode I,Clone Army	padawan	Anakin
3	L	Captain Rex, 501st Legion	Character	Republic	Warrior,Permanent Weapon,Clone Army,Episode I	captain,clone trooper,leader,trooper
4	L	Captain Yutani With Blaster Cannon	Character	Rebel	Warrior,Permanent Weapon	blaster,cannon,captain,scout	Yutani
5	L	Chewie (V)	Character	Rebel	Pilot,Warrior	Wookiee	Chewie
6	L	Commander Cody	Character	Republic	Warrior,Clone Army,Episode I	clone trooper,commander,leader,trooper
7	L	Commander Luke Skywalker (V)	Character	Rebel	Pilot,Warrior	Rogue Squadron,Rogue Squadron pilot,commander,leader	Luke
8	L	Commander Narra	Character	Rebel	Warrior,Pilot	Rogue Squadron,Rogue Squadron pilot,commander,leader
9	L	Daughter Of Skywalker (V)	Character	Rebel	Warrior	Alderaanian,female,leader,scout	Leia
10	L	Derek 'Hobbie' Klivian (V)	Character	Rebel	Pilot,Warrior,Permanent Weapon	Rogue Squadron,Rogue Squadron pilot
11	L	Dorme	Character	Republic	Episode I	female,handmaiden,spy
12	L	General Airen Cracken	Character	Rebel	Pilot,Warrior	general,information broker,leader,scout	Cracken
13	L	General Solo (V)	Character	Rebel	Pilot,Warrior	Corellian,general,leader,scout	Han
14	L	Han (V)	Character	Alien	Pilot,Warrior	Corellian,gambler	Han
15	L	Harc Seff (V)	Character	Alien	Pilot	Ishi Tib,accountant
16	L	The Mythrol / The Mythrol	Character	Alien		Mythrol,accountant
17	L	Leesub Sirln (V)	Character	Alien		Qiraash,female
18	L	Leia (V)	Character	Rebel	Warrior	Alderaanian,female,leader	Leia
19	L	Lobot (V)	Character	Alien			Lobot
20	L	Luke Skywalker (V)	Character	Rebel	Pilot,Warrior		Luke
21	L	Luke Skywalker, Rebel Scout (V)	Character	Rebel	Pilot,Warrior	scout	Luke
22	L	Master Qui-Gon (V)	Character	Jedi Master	Warrior,Episode I		Qui-Gon
23	L	Obi-Wan Kenobi, Padawan Learner (V)	Character	Republic	Warrior,Episode I	padawan	Obi-Wan
24	L	R-3PO (Ar-Threepio) (V)	Character	Droid		protocol,protocol droid
26	L	Don't Do That Again (V)	Defensive Shield		Defensive Shield,Episode I
28	L	Simple Tricks And Nonsense	Defensive Shield		Defensive Shield,Episode I
29	L	The Republic No Longer Functions	Defensive Shield		Defensive Shield,Episode I
32	L	Your Insight Serves You Well (V)	Defensive Shield		Defensive Shield
33	L	Luke's Bionic Hand	Device
34	L	A Good Blaster At Your Side	Effect
35	L	Anger, Fear, Aggression (V)	Effect	Starting
36	L	Beldon's Eye (V)	Effect
38	L	Down With The Emperor! (V)	Effect
39	L	I Don't Like Sand	Effect		Episode I
40	L	For Luck (V)	Effect
41	L	I Must Be Allowed To Speak (V)	Effect
42	L	K'lor'slug (V)	Effect			dejarik
43	L	Maneuvering Flaps (V)	Effect
44	L	Mon Calamari Dockyards	Effect
45	L	Sai'torr Kal Fas (V)	Effect
46	L	Strikeforce (V)	Effect		Grabber
47	L	Wokling (V)	Effect		Personal Force
48	L	Alter (Premiere) (V)	Interrupt	Used Or Lost
49	L	Antilles Maneuver (V)	Interrupt	Used
50	L	Careful Planning (V)	Interrupt	Starting
51	L	Don't Tread On Me (V)	Interrupt	Used Or Starting
52	L	Found Someone You Have (V)	Interrupt	Lost
53	L	Impressive, Most Impressive (V)	Interrupt	Lost
54	L	Jedi Levitation (V)	Interrupt	Used Or Lost
55	L	Put That Down (V)	Interrupt	Used
56	L	Starship Levitation (V)	Interrupt	Used Or Lost
57	L	Coruscant: Night Club	Location	Site	Interior,Planet,Episode I
58	L	Nar Shaddaa	Location	System	Planet
59	L	Acclamator-Class Assault Ship	Starship	Capital: Assault Ship	Pilot,Nav Computer,Clone Army,Episode I,Republic	Acclamator-Class Assault Ship,ship-docking capability
60	L	Booster In Pulsar Skate	Starship	Starfighter: Baudo-Class Star Yacht	Pilot,Independent,Nav Computer,Scomp Link	Baudo-Class Star Yacht,Independent starship	Pulsar Skate
61	L	Bravo Fighter (V)	Starship	Starfighter: N-1 Starfighter	Republic,Pilot,Nav Computer,Episode I	Bravo Squadron,N-1 starfighter
62	L	Gold Leader In Gold 1 (V)	Starship	Starfighter: Y-Wing	Pilot,Nav Computer,Scomp Link	Gold Squadron,Rebel starship,Y-wing	Gold 1
63	L	Madakor In Radiant VII	Starship	Starfighter: Corellian Republic Cruiser	Republic,Pilot,Nav Computer,Episode I	Corellian Republic Cruiser,Republic starship	Radiant VII
64	L	Overseer	Starship	Starfighter: Modified Z-95 Headhunter	Independent,Nav Computer,Scomp Link	Independent starship,Z-95 Headhunter
65	L	Red 1 (V)	Starship	Starfighter: X-Wing	Nav Computer,Scomp Link	Rebel starship,Red Squadron,X-wing	Red 1
66	L	Red 8 (V)	Starship	Starfighter: X-Wing	Pilot,Nav Computer,Scomp Link	Rebel starship,Red Squadron,X-wing
67	L	Wedge In Red Squadron 1	Starship	Starfighter: X-Wing	Nav Computer,Pilot,Scomp Link	Rebel starship,Red Squadron,X-wing	Red 2
69	L	Blaster Rifle (V)	Weapon	Character	Episode I	blaster,blaster rifle,rifle
70	L	Han's Heavy Blaster Pistol (V)	Weapon	Character		blaster	Han's Heavy Blaster Pistol
71	D	4-LOM With Concussion Rifle (V)	Character	Droid	Warrior,Permanent weapon	Black Sun agent,bounty hunter,information broker,protocol,protocol droid,thief	4-LOM
72	D	5D6-RA-7 (Fivedesix) (V)	Character	Droid	Pilot	ISB agent,servant,servant droid,spy
73	D	Admiral Motti (V)	Character	Imperial	Pilot,Warrior	admiral,commander,leader	Motti
74	D	Arica (V)	Character	Alien/Imperial	Pilot,Warrior	female,musician,spy	Mara Jade
75	D	Bossk (V)	Character	Alien	Pilot,Warrior	Black Sun agent,Trandoshan,bounty hunter	Bossk
76	D	Count Dooku	Character	Dark Jedi Master	Warrior,Pilot,Separatist,Episode I	Trade Federation,leader	Dooku
77	D	DS-61-5	Character	Imperial	Pilot	Black Squadron
78	D	Darth Vader (V)	Character	Imperial	Pilot,Warrior		Vader
79	D	Dengar With Blaster Carbine (V)	Character	Alien	Pilot,Warrior,Permanent weapon	Black Sun agent,Corellian,blaster,bounty hunter	Dengar
80	D	Droideka	Character	Droid	Permanent weapon,Presence,Episode I,Separatist	destroyer,destroyer droid
81	D	General Veers (V)	Character	Imperial	Pilot,Warrior	general,leader	Veers
82	D	Grand Moff Tarkin (V)	Character	Imperial	Pilot,Warrior	leader,moff	Tarkin
83	D	IG-88 (V)	Character	Droid	Pilot,Warrior x2,Presence	Black Sun agent,assassin,assassin droid,bounty hunter	IG-88
84	D	Jabba The Hutt (V)	Character	Alien		Hutt,gangster,leader	Jabba
85	D	Maarek Stele, The Emperor's Reach	Character	Imperial	Pilot,Warrior	leader	Maarek Stele
86	D	Mara Jade With Lightsaber	Character	Alien/Imperial	Warrior,Permanent Weapon	female	Mara Jade
87	D	Ponda Baba (V)	Character	Alien	Pilot,Warrior	Aqualish,smuggler
88	D	Probot	Character	Droid	Presence	Probe,probe droid,spy
89	D	R'tic H'weei	Character	Alien		Jawa
90	D	DRK-1 (Dark Eye Probe Droid)	Character	Droid		Probe,probe droid,recon,recon droid
91	D	Vigo (V)	Character	Alien		Black Sun agent,gangster
92	D	Ysanne Isard	Character	Imperial	Warrior	ISB agent,female,leader,spy
95	D	Fanfare (V)	Defensive Shield		Defensive Shield,Episode I
99	D	Vote Of No Confidence	Defensive Shield		Defensive Shield,Episode I
100	D	You Cannot Hide Forever (V)	Defensive Shield		Defensive Shield
101	D	A Day Long Remembered (V)	Effect
103	D	Aratech Corporation (V)	Effect
104	D	Blaster Rack (V)	Effect
105	D	Combat Response (V)	Effect
106	D	Establish Control (V)	Effect		Episode I
107	D	Image Of The Dark Lord (V)	Effect			hologram
108	D	Imperial Decree (V)	Effect
109	D	Coarse And Rough And Irritating	Effect		Episode I
110	D	Knowledge And Defense (V)	Effect	Starting
111	D	Kuat Drive Yards (V)	Effect
112	D	Something Special Planned For Them (V)	Effect		Grabber
113	D	Tarkin Doctrine	Effect
114	D	You'll Be Dead!	Effect
115	D	Alter (Premiere) (V)	Interrupt	Used Or Lost
116	D	Close Call (V)	Interrupt	Used Or Lost
117	D	Combat Readiness (V)	Interrupt	Starting
118	D	Defensive Fire (V)	Interrupt	Used
119	D	Force Field (V)	Interrupt	Used Or Lost
120	D	Force Push (V)	Interrupt	Lost	Episode I
121	D	I Can't Shake Him! (V)	Interrupt	Used
122	D	Imbalance & Kintan Strider	Interrupt	Used
123	D	Sith Fury (V)	Interrupt	Used Or Lost
124	D	Sneak Attack (V)	Interrupt	Used Or Lost
125	D	Surface Defense (V)	Interrupt	Used Or Starting
126	D	Cloud City: Security Tower (V)	Location	Site	Interior,Mobile,Scomp Link	Cloud City location,prison
127	D	Black 2 (V)	Starship	Starfighter: TIE/LN		Black Squadron,Imperial starship,TIE/ln,no hyperdrive	Black 2
128	D	Black 5	Starship	Starfighter: TIE/LN		Black Squadron,Imperial starship,TIE/ln,no hyperdrive
129	D	Blockade Support Ship	Starship	Capital: Trade Federation Battleship	Pilot,Nav Computer,Trade Federation,Episode I	Trade Federation Battleship,Trade Federation starship,ship-docking capability
130	D	Boba Fett In Slave I (V)	Starship	Starfighter: Firespray-Class Attack Ship	Independent,Pilot,Nav Computer,Scomp Link	Firespray-Class Attack Ship,Independent starship	Slave I
131	D	Bossk In Hound's Tooth (V)	Starship	Capital: Modified Corellian Freighter	Independent,Pilot,Nav Computer,Scomp Link	Independent starship,Modified Corellian Freighter,ship-docking capability	Hound's Tooth
132	D	Colonel Jendon In Onyx 1	Starship	Starfighter: TIE Defender	Pilot,Nav Computer	Imperial starship,TIE defender,onyx squadron	Onyx 1
133	D	Conquest (V)	Starship	Capital: Imperial-Class Star Destroyer	Pilot,Nav Computer,Scomp Link	Imperial starship,Imperial-class Star Destroyer,ship-docking capability
134	D	Elis In Hinthra	Starship	Starfighter: Heavily Modified Freighter	Pilot,Nav Computer,Independent,Scomp Link	Heavily Modified Freighter,Independent starship
135	D	Hound's Tooth (V)	Starship	Capital: Modified Corellian Freighter	Nav Computer,Independent,Scomp Link	Independent starship,Modified Corellian Freighter,ship-docking capability	Hound's Tooth
136	D	Onyx 2 (V)	Starship	Starfighter: TIE Defender	Pilot,Nav Computer,Scomp Link	Imperial starship,TIE defender,heroic,onyx squadron
137	D	Stinger (V)	Starship	Starfighter: Surronian Conqueror	Nav Computer,Independent,Scomp Link	Independent starship,Surronian Conqueror
138	D	Vader's Personal Shuttle (V)	Starship	Starfighter: Lambda-Class Shuttle	Nav Computer,Scomp Link	Imperial starship,Lambda-class shuttle	Vader's Personal Shuttle
139	D	Blizzard 2 (V)	Vehicle	Combat: AT-AT	Pilot,Scomp Link	AT-AT,enclosed
140	D	Blizzard Scout 1 (V)	Vehicle	Combat: AT-ST	Pilot,Scomp Link	AT-ST,enclosed
141	D	Blaster Rifle (V)	Weapon	Character		blaster rifle,rifle
142	D	Dooku's Lightsaber	Weapon	Character	Episode I	lightsaber	Dooku's Lightsaber
143	L	Alter (Coruscant) (V)	Interrupt	Used Or Lost	Episode I
144	D	Alter (Coruscant) (V)	Interrupt	Used Or Lost	Episode I
145	L	Obi-Wan Kenobi, Padawan Learner (V)	Character	Republic	Warrior,Episode I	padawan	Obi-Wan
146	L	Master Qui-Gon (V)	Character	Jedi Master	Warrior,Episode I		Qui-Gon
#201	Virtual Set 1
1	L	Lando Calrissian (V)	Character	Alien	Pilot,Warrior	gambler,scoundrel,smuggler	Lando
2	L	Mace Windu (V)	Character	Jedi Master	Warrior,Episode I	Jedi Council member	Mace
3	L	Melas (V)	Character	Alien	Pilot	Sarkan,smuggler
4	L	Obi-Wan Kenobi (V)	Character	Rebel	Warrior	general	Obi-Wan
5	L	Princess Leia (V)	Character	Rebel	Pilot,Warrior	Alderaanian,female,leader,senator	Leia
6	L	R2-D2 (Artoo-Detoo) (V)	Character	Droid	Nav Computer	astromech,astromech droid,r-unit,spy	R2-D2
7	L	Yane (V)	Character	Republic	Episode I	female,handmaiden,musician
8	L	A New Secret Base (V)	Effect
9	L	Seeking An Audience (V)	Effect		Personal Force
10	L	We'll Take The Long Way	Effect		Episode I
11	L	Ascension Guns (V)	Interrupt	Used	Episode I
12	L	Escape Pod (V)	Interrupt	Used
13	L	Hear Me Baby, Hold Together (V)	Interrupt	Used Or Lost
14	L	Perimeter Scan (V)	Interrupt	Used Or Lost
15	L	Sabotage (V)	Interrupt	Lost
16	L	Anoat (V)	Location	System	Planet
17	L	Naboo: Theed Palace Hallway (V)	Location	Site	Interior,Planet,Episode I	theed palace site
18	L	Green Leader In Green Squadron 1	Starship	Starfighter: A-Wing	Pilot,Nav Computer,Scomp Link	A-wing,Rebel starship	Green Squadron 1
19	L	Tantive IV (V)	Starship	Capital: Corellian Corvette	Pilot,Nav Computer,Scomp Link	Corellian Corvette,Rebel starship,ship-docking capability	Tantive IV
20	L	Dash In Rogue 12	Vehicle	Combat: T-47 Snowspeeder	Pilot	Rogue Squadron,T-47,enclosed,snowspeeder,speeder
21	L	Mace Windu's Lightsaber	Weapon	Character	Episode I	lightsaber
22	D	Colonel Wullf Yularen (V)	Character	Imperial	Pilot,Warrior	ISB agent,leader	Yularen
23	D	Corporal Vandolay (V)	Character	Imperial	Pilot,Warrior	ISB agent
24	D	Djas Puhr (V)	Character	Alien	Warrior	Black Sun agent,Sakiyan,assassin,bounty hunter
25	D	Jango Fett	Character	Alien	Episode I,Pilot,Warrior	Trade Federation,bounty hunter	Jango Fett
26	D	Lt. Pol Treidum (V)	Character	Imperial	Pilot,Warrior	ISB agent
27	D	Wooof (V)	Character	Alien	Pilot	Nikto,smuggler
28	D	Despair (V)	Effect
29	D	Endor Shield (V)	Effect
30	D	Imperial Enforcement	Effect
31	D	Jabba's Haven	Effect
32	D	Ng'ok War Beast	Effect			dejarik
33	D	A Dark Time For The Rebellion (V)	Interrupt	Used
34	D	According To My Design	Interrupt	Starting
35	D	Cold Feet (V)	Interrupt	Used
36	D	TIE Sentry Ships (V)	Interrupt	Used Or Lost
37	D	Turn It Off! Turn It Off! (V)	Interrupt	Used
38	D	Coruscant: Imperial City (V)	Location	Site	Exterior,Planet,Scomp Link
39	D	Imperial Entanglements / No One To Stop Us This Time	Objective
40	D	Slave I, Symbol Of Fear	Starship	Starfighter: Firespray-Class Attack Ship	Episode I,Nav Computer,Independent,Scomp Link	Firespray-Class Attack Ship,Independent starship	Slave I
41	D	Stalker (V)	Starship	Capital: Imperial-Class Star Destroyer	Pilot,Nav Computer,Scomp Link	Death Squadron,Imperial starship,Imperial-class Star Destroyer,ship-docking capability
42	L	Mace Windu (V)	Character	Jedi Master	Warrior,Episode I	Jedi Council member	Mace
#202	Virtual Set 2
1	L	Leia Organa (V)	Character	Rebel	Warrior	Alderaanian,female,leader,senator,spy	Leia
2	L	Palace Raider (V)	Character	Alien	Pilot,Warrior	smuggler
3	L	Wedge Antilles (V)	Character	Rebel	Pilot,Warrior	Corellian,smuggler	Wedge
4	L	Yoda, Keeper Of The Peace	Character	Jedi Master	Episode I	Jedi Council member	Yoda
5	L	Like My Father Before Me	Effect
6	L	Force Levitation	Interrupt	Used
7	L	Azure Angel	Starship	Starfighter: Modified Delta-7 Interceptor	Nav Computer,Scomp Link,Episode I,Republic,Clone Army	Modified Delta-7 Interceptor
8	L	Corran Horn In Rogue 9	Starship	Starfighter: X-Wing	Nav Computer,Pilot,Scomp Link	Rogue Squadron,X-wing
9	D	Daroe (V)	Character	Alien	Pilot	Black Sun agent,ISB agent,Jawa,information broker
10	D	General Nevar	Character	Imperial	Pilot,Warrior	ISB agent,general,leader
11	D	Pote Snitkin (V)	Character	Alien	Warrior	Skrilling,smuggler
12	D	Jabba's Trophies	Effect
13	D	Binder	Starship	Capital: Interdictor-Class Star Destroyer	Nav Computer,Pilot,Scomp Link	Imperial starship,Interdictor-Class Star Destroyer,ship-docking capability
14	D	Black 6	Starship	Starfighter: TIE/LN		Black Squadron,Imperial starship,TIE/ln
15	D	Tempest Scout 3 (V)	Vehicle	Combat: AT-ST	Pilot,Scomp Link	AT-ST,enclosed
#203	Virtual Set 3
1	L	Admiral Ackbar (V)	Character	Rebel	Pilot	Mon Calamari,admiral,leader	Ackbar
2	L	CT-5555 (Fives)	Character	Republic	Warrior,Clone Army,Episode I	clone trooper,spy,trooper
3	L	Captain Raymus Antilles	Character	Rebel	Pilot	Alderaanian,captain,leader
4	L	Ellorrs Madak, Pilot Instructor	Character	Alien	Pilot	Duros,scout,smuggler
5	L	Endor Commando Team	Character	Rebel	Warrior	Rebel trooper,scout,trooper
6	L	Kanan Jarrus	Character	Rebel	Pilot,Warrior	padawan	Kanan
7	L	Leslomy Tacema (V)	Character	Alien	Pilot	Duros,female,smuggler
8	L	Major Bren Derlin (V)	Character	Rebel	Warrior	scout
9	L	Mon Calamari Admiral	Character	Rebel	Pilot	Mon Calamari,admiral,leader
10	L	Padme Naberrie (V)	Character	Republic	Episode I,Warrior	female	Amidala
11	L	R2-D2 & C-3PO	Character	Droid		astromech,protocol,r-unit	C-3PO,R2-D2
12	L	Toryn Farr (V)	Character	Rebel	Pilot	female
13	L	Planetary Defenses (V)	Defensive Shield		Defensive Shield,Episode I
14	L	Stolen Data Tapes	Effect
15	L	The Shield Is Down! (V)	Effect
17	L	Rebel Leadership (V)	Interrupt	Used
18	L	The Force Is Strong With This One (V)	Interrupt	Lost
19	L	Diplomatic Mission To Alderaan / A Weakness Can Be Found	Objective
20	L	Bright Hope (V)	Starship	Capital: Transport	Pilot,Nav Computer,Scomp Link	Rebel starship,medium transport,ship-docking capability,transport
21	L	Wild Karrde	Starship	Capital: Modified Action VI Freighter	Pilot,Nav Computer,Scomp Link,Independent	Independent starship,Modified Action VI Freighter,freighter,ship-docking capability
22	D	Agent Kallus	Character	Imperial	Pilot,Warrior	ISB agent,leader	Kallus
23	D	Baniss Keeg, Pilot Instructor	Character	Alien	Pilot	Black Sun agent,Duros,female,information broker,scout,smuggler
24	D	Cad Bane	Character	Alien	Pilot,Warrior,Episode I	Black Sun agent,Duros,bounty hunter	Cad
25	D	Commander Nemet (V)	Character	Imperial	Pilot	commander
26	D	Darth Maul, Lone Hunter	Character	Sith	Pilot,Warrior,Episode I	Trade Federation	Maul
27	D	General Grievous	Character	Republic	Warrior x4,Separatist,Episode I	Trade Federation,general	Grievous
28	D	Ortugg (V)	Character	Alien	Warrior,Permanent weapon	Gamorrean,guard
29	D	Deflector Shield Generators (V)	Device
31	D	Coruscant (V)	Location	System	Planet
32	D	Coruscant: Xizor's Palace	Location	Site	Planet,Exterior,Scomp Link	Xizor's Palace site
33	D	Tatooine (V)	Location	System	Planet
34	D	Xizor's Palace: Uplink Station	Location	Site	Interior,Exterior,Planet,Scomp Link	Xizor's Palace site
35	D	Falleen's Fist	Starship	Capital: Skyhook Platform	Pilot,Pilot,Scomp Link,Independent	Independent starship,Skyhook Platform,no hyperdrive,ship-docking capability
36	L	Padme Naberrie (V)	Character	Republic	Episode I,Warrior	female	Amidala
#204	Virtual Set 4
1	L	BB-8 (Beebee-Ate)	Character	Droid	Nav Computer,Episode VII	astromech,astromech droid,r-unit	BB-8
2	L	Bail Organa	Character	Rebel/Republic		Alderaanian,leader,senator	Bail
3	L	Captain Hera Syndulla	Character	Rebel	Pilot,Warrior	Twi'lek,captain,female,leader
4	L	Chewie With Bowcaster	Character	Alien/Resistance	Pilot,Warrior,Permanent Weapon,Episode VII	Wookiee,smuggler	Chewie
5	L	Crusher Roodown	Character	Alien	Episode VII	Abednedo,scavenger
6	L	Finn	Character	Resistance	Warrior,Episode VII	gunner,stormtrooper,trooper	Finn
7	L	Lor San Tekka	Character	Resistance	Episode VII	information broker,leader
8	L	Poe Dameron	Character	Resistance	Pilot,Warrior,Episode VII	leader	Poe
9	L	Rey	Character	Resistance	Pilot,Warrior,Episode VII	female,scavenger	Rey
10	L	Senator Mon Mothma	Character	Rebel/Republic		female,leader,senator	Mon Mothma
11	L	Solo	Character	Alien/Resistance	Pilot,Warrior,Episode VII	Corellian,smuggler	Han
12	L	Theron Nett (V)	Character	Rebel	Pilot	Red Squadron,smuggler
13	L	Tuanul Villager	Character	Resistance	Warrior,Episode VII
14	L	Graveyard Of Giants	Effect		Episode VII
15	L	We're Leaving (V)	Effect		Episode I
16	L	You Assume Too Much	Effect	Political	Episode I
17	L	Are You Okay?	Interrupt	Used	Episode VII
18	L	Escape Pod & We're Doomed	Interrupt	Used
19	L	I'm Getting Pretty Good At This	Interrupt	Lost	Episode VII
20	L	Keep Your Eyes Open (V)	Interrupt	Used Or Lost
21	L	Mindful Of The Future (V)	Interrupt	Used Or Lost	Episode I
22	L	The Garbage Will Do	Interrupt	Lost	Episode VII
23	L	You Do Have Your Moments (V)	Interrupt	Used Or Lost
24	L	Endor (V)	Location	System	Planet
25	L	Endor: Bunker (V)	Location	Site	Interior,Planet,Scomp Link
26	L	Jakku	Location	System	Planet,Episode VII
27	L	Jakku: Niima Outpost Shipyard	Location	Site	Exterior,Planet,Episode VII
28	L	Jakku: Ravager Crash Site	Location	Site	Exterior,Planet,Episode VII
29	L	Jakku: Rey's Encampment	Location	Site	Interior,Planet,Episode VII
30	L	Jakku: Starship Graveyard	Location	Site	Exterior,Planet,Episode VII
31	L	Jakku: Tuanul Village	Location	Site	Exterior,Planet,Episode VII
32	L	Old Allies / We Need Your Help	Objective		Episode VII
33	L	Masanya (V)	Starship	Capital: Corellian Corvette	Pilot,Nav Computer,Scomp Link	Corellian Corvette,Rebel starship,ship-docking capability
34	L	Stolen First Order TIE Fighter	Starship	Starfighter: TIE/SF	Nav Computer,Resistance,Episode VII	TIE/SF
35	L	The Falcon, Junkyard Garbage / The Falcon, Junkyard Garbage	Starship	Starfighter: Heavily-Modified Light Freighter	Nav Computer,Resistance,Scomp Link,Episode VII	Heavily-Modified Light Freighter,ship-docking capability	Falcon
36	D	B2 Battle Droid	Character	Droid	Presence,Separatist,Episode I	Trade Federation,battle,battle droid
37	D	Captain Bewil (V)	Character	Imperial	Warrior	captain,leader
38	D	Captain Phasma	Character	First Order	Warrior,Episode VII	captain,female,leader,stormtrooper,trooper
39	D	FN-2003	Character	First Order	Warrior,Episode VII	stormtrooper,trooper
40	D	First Order Stormtrooper	Character	First Order	Warrior,Episode VII	stormtrooper,trooper
41	D	General Hux	Character	First Order	Pilot,Warrior,Episode VII	general,leader
42	D	Greedo (V)	Character	Alien	Warrior	Black Sun agent,Rodian,bounty hunter
43	D	Kylo Ren	Character	First Order	Warrior,Episode VII	leader	Kylo
44	D	Stormtrooper Patrol	Character	Imperial	Warrior	ISB agent,stormtrooper,trooper
45	D	Tarkin (V)	Character	Imperial	Pilot,Warrior	ISB agent,leader	Tarkin
46	D	Zam Wesell	Character	Alien	Pilot,Warrior,Episode I	Black Sun agent,Clawdite,bounty hunter,female
47	D	Bow To The First Order	Effect		Episode VII
49	D	Force Freeze	Interrupt	Used Or Lost	Episode VII
50	D	Hunting Party (V)	Interrupt	Used
51	D	Jakku	Location	System	Planet,Episode VII
52	D	Jakku: Landing Site	Location	Site	Exterior,Planet,Episode VII
53	D	Jakku: Tuanul Village	Location	Site	Exterior,Planet,Episode VII
54	D	Finalizer	Starship	Capital: Resurgent-Class Star Destroyer	Pilot,Nav Computer,Scomp Link,First Order,Episode VII	First Order starship,Resurgent-Class Star Destroyer,ship-docking capability
55	D	Kylo Ren's Command Shuttle	Starship	Starfighter: Upsilon-Class Shuttle	Pilot,Nav Computer,First Order,Scomp Link,Episode VII	First Order starship,Upsilon-Class Shuttle,shuttle
56	D	Jabba's Sail Barge (V)	Vehicle	Transport	Scomp Link	Barge	Jabba's Sail Barge
57	D	F-11D Blaster Rifle	Weapon	Character	Episode VII	blaster rifle,rifle
58	D	Kylo Ren's Lightsaber	Weapon	Character	Episode VII	lightsaber	kylos lightsaber
#205	Virtual Set 5
1	L	Commander Wedge Antilles (V)	Character	Rebel	Pilot,Warrior	Corellian,Rogue Squadron,Rogue Squadron pilot,commander,leader	Wedge
2	L	Ensign Chad Hilse	Character	Rebel	Warrior	Alderaanian,Rebel trooper,trooper
3	L	Tycho Celchu (V)	Character	Rebel	Pilot,Warrior	Alderaanian,Rogue Squadron,Rogue Squadron pilot,spy	Tycho
4	L	Rebel Flight Suit (V)	Device
5	L	Leia Of Alderaan (V)	Effect
6	L	Tatooine: Lars' Moisture Farm (V)	Location	Site	Exterior,Planet,Scomp Link	Farm
7	L	Han, Chewie, And The Falcon (V)	Starship	Starfighter: Heavily-Modified Light Freighter	Pilot x2,Nav Computer,Scomp Link	Heavily-Modified Light Freighter,Rebel starship	Falcon
8	L	Redemption (V)	Starship	Capital: Modified Nebulon-B Frigate	Pilot,Nav Computer,Scomp Link	Modified Nebulon-B Frigate,Rebel starship,ship-docking capability
9	L	Ric In Queen's Royal Starship	Starship	Starfighter: J-Type 327 Nubian	Republic,Pilot,Nav Computer,Episode I	J-Type 327 Nubian,Republic starship	Queen's Royal Starship
10	L	Tycho In Green Squadron 3	Starship	Starfighter: A-Wing	Nav Computer,Pilot,Scomp Link	A-wing,Green Squadron,Rebel starship	Green Squadron 3
11	D	Dathcha (V)	Character	Alien	Warrior	Jawa,scavenger
12	D	Emperor Palpatine, Foreseer	Character	Dark Jedi Master/Imperial		leader	Sidious
13	D	Hondo Ohnaka	Character	Alien	Pilot,Warrior	Weequay,gangster,leader,pirate
14	D	Luke Skywalker, The Emperor's Prize / Luke Skywalker, The Emperor's Prize	Character	Rebel			Luke
15	D	Sim Aloo (V)	Character	Imperial		Imperial Council Member
16	D	Velken Tezeri (V)	Character	Alien	Pilot,Warrior	smuggler
17	D	I Am Your Father (V)	Effect
18	D	Overseeing It Personally (V)	Effect
19	D	A Trophy Sacrificed	Interrupt	Used Or Lost
20	D	Point Man (V)	Interrupt	Used Or Lost
21	D	Captain Jonus In Scimitar 2	Starship	Starfighter: TIE/SA	Pilot	Imperial starship,Scimitar Squadron,TIE/sa,bomber,no hyperdrive	Scimitar 2
22	D	Boba Fett's Blaster Rifle (V)	Weapon	Character		blaster rifle,rifle	Boba Fett's Blaster Rifle
23	D	Dengar (V)	Character	Alien	Pilot,Warrior	Black Sun agent,Corellian,assassin,bounty hunter	Dengar
#206	Virtual Set 6
1	L	Bodhi Rook	Character	Rebel	Pilot,Warrior	Rogue Squadron,Rogue Squadron pilot,gambler,spy
2	L	Cal Alder (V)	Character	Rebel	Warrior	scout	Cal
3	L	Captain Cassian Andor	Character	Rebel	Pilot,Warrior	captain,information broker,spy	Cassian
4	L	Jyn Erso	Character	Rebel	Warrior	female,spy	Jyn
5	L	K-2SO (Kay-Tuesso)	Character	Droid	Pilot,Warrior,Presence	security,security droid,spy
6	L	What Chance Do We Have?	Effect
7	L	Rogue One	Starship	Starfighter: Zeta-Class Transport	Nav Computer,Scomp Link	Rebel starship,Rogue Squadron,Zeta-Class Transport
8	L	The Falcon	Starship	Starfighter: Heavily-Modified Light Freighter	Nav Computer,Scomp Link,Episode VII,Resistance	Heavily-Modified Light Freighter,Resistance starship	Falcon
9	D	Boba Fett (V)	Character	Alien	Pilot,Warrior	Black Sun agent,bounty hunter	Boba Fett
10	D	Death Trooper	Character	Imperial	Warrior	death trooper,trooper
11	D	Veers (V)	Character	Imperial	Pilot,Warrior	ISB agent,general,leader	Veers
12	D	Xizor's Bounty	Effect	Immediate		Bounty
13	D	Any Methods Necessary (V)	Interrupt	Used
14	D	Vader's Custom TIE (V)	Starship	Starfighter: TIE Advanced x1	Nav Computer	Black Squadron,Imperial starship,TIE Advanced x1	Vader's Custom TIE
#207	Virtual Set 7
1	L	Baze Malbus With Cannon	Character	Rebel	Permanent Weapon,Warrior		Baze
2	L	Chirrut Imwe	Character	Rebel	Warrior
3	L	Depa Billaba (V)	Character	Jedi Master	Warrior,Episode I	Jedi Council member,female
4	L	Dice Ibegon (V)	Character	Alien		Florn lamproid,female
5	L	General Leia Organa	Character	Resistance	Episode VII,Warrior	Alderaanian,female,general,leader	Leia
6	L	Kin Kian (V)	Character	Rebel	Pilot,Warrior	Gray Squadron,Rogue Squadron,Rogue Squadron pilot,gunner
7	L	Major Caluan Ematt	Character	Resistance	Episode VII,Warrior
8	L	Major Taslin Brance	Character	Resistance	Episode VII,Warrior
9	L	Sabine Wren	Character	Rebel	Pilot,Warrior,Warrior	Mandalorian,female,scout	Sabine
10	L	Yoda (V)	Character	Jedi Master			Yoda
11	L	Rebellions Are Built On Hope	Effect
12	L	Help Me Obi-Wan Kenobi (V)	Interrupt	Lost		hologram
13	L	I Think I Can Handle Myself	Interrupt	Used
14	L	They're Tracking Us (V)	Interrupt	Used Or Lost
15	L	This Is MY Ship!	Interrupt	Used Or Lost
16	L	Jakku: Docking Bay	Location	Site	Exterior,Interior,Planet,Scomp Link,Episode VII	docking bay
17	L	Ghost	Starship	Starfighter: Modified VCX Freighter	Nav Computer,Scomp Link	Modified VCX Freighter,Phoenix Squadron,Rebel starship,freighter,ship-docking capability
18	L	Profundity	Starship	Capital: Mon Calamari Star Cruiser	Pilot,Nav Computer,Scomp Link	Mon Calamari Star Cruiser,Rebel starship,ship-docking capability	Profundity
19	L	Luke's Hunting Rifle (V)	Weapon	Character		rifle
20	D	Director Orson Krennic	Character	Imperial	Pilot,Warrior	commander,leader	Krennic
21	D	Grand Admiral Thrawn (V)	Character	Imperial	Pilot,Warrior	admiral,leader	Thrawn
22	D	Quiggold	Character	Alien	Pilot,Warrior,Episode VII	Gabdorin,pirate
23	D	Savage Opress	Character	Sith	Pilot,Warrior,Separatist,Episode I	Dathomirian
24	D	Sidon Ithano	Character	Alien	Pilot,Warrior,Episode VII	Delphidian,leader,pirate
25	D	Establish Secret Base (V)	Effect
26	D	Security Precautions (V)	Effect
27	D	Specter Of The Supreme Leader	Effect		Episode VII	hologram
28	D	Meson Martinet	Starship	Starfighter: Modified Freighter	Independent,Nav Computer,Scomp Link	Independent starship,freighter
29	D	Punishing One (V)	Starship	Starfighter: Corellian JM 5000	Nav Computer,Independent	Corellian JM 5000,Independent starship	Punishing One
30	D	Grand Admiral Thrawn (V)	Character	Imperial	Pilot,Warrior	admiral,leader	Thrawn
#208	Virtual Set 8
1	L	Admiral U.O. Statura	Character	Resistance	Episode VII	admiral,leader
2	L	C1-10P (Chopper)	Character	Droid	Nav Computer,Permanent Weapon	astromech,astromech droid,information broker,r-unit,spy	Chopper
3	L	CC-2237 (Odd Ball)	Character	Republic	Pilot,Warrior,Clone Army,Episode I	clone trooper,commander,trooper	Odd Ball
4	L	Corporal Delevar (V)	Character	Rebel	Warrior	scout
5	L	Ello Asty	Character	Resistance	Pilot,Episode VII	Abednedo
6	L	General Carlist Rieekan (V)	Character	Rebel	Warrior	general,leader
7	L	Ilco Munica	Character	Resistance	Warrior,Episode VII	Abednedo,scavenger
8	L	Luke Skywalker, The Rebellion's Hope	Character	Rebel	Pilot,Warrior	Red Squadron	Luke
9	L	Major Harter Kalonia	Character	Resistance	Episode VII	female
10	L	R'kik D'nec, Hero Of The Dune Sea (V)	Character	Alien	Warrior	Jawa
11	L	Temmin 'Snap' Wexley	Character	Resistance	Pilot,Warrior,Episode VII		Snap
13	L	Zeb Orrelios	Character	Rebel	Pilot,Warrior	Lasat
14	L	Prophecy Of The Force	Effect
15	L	Why Does Everyone Want To Go Back To Jakku?!	Effect		Episode VII
16	L	Yarna d'al' Gargan (V)	Effect
17	L	Restore Freedom To The Galaxy	Epic Event
18	L	Corellian Slip (V)	Interrupt	Lost
19	L	I've Got A Bad Feeling About...	Interrupt	Used
20	L	Mandalorian Mishap (V)	Interrupt	Used
21	L	Suppressive Fire (V)	Interrupt	Used
22	L	Walker Sighting (V)	Interrupt	Used
23	L	Endor: Ewok Village (V)	Location	Site	Interior,Exterior,Planet
24	L	Yavin 4: Massassi War Room (V)	Location	Site	Interior,Planet,Scomp Link	War Room
25	L	He Is The Chosen One / He Will Bring Balance	Objective
26	L	Yavin 4 Base Operations / The Time To Fight Is Now	Objective
27	L	Phantom	Starship	Starfighter: Modified VCX Shuttle	Nav Computer,Scomp Link	Modified VCX Shuttle,Phoenix Squadron,Rebel starship
28	L	Red Squadron 6	Starship	Starfighter: X-Wing	Nav Computer,Resistance,Scomp Link,Episode VII	Red Squadron,Resistance starship,X-wing
29	L	Luke's Blaster Pistol (V)	Weapon	Character		blaster
30	D	Darth Vader, Emperor's Enforcer	Character	Imperial	Pilot,Warrior	leader	Vader
31	D	FN-2199 (Nines)	Character	First Order	Warrior,Permanent Weapon,Episode VII	stormtrooper,trooper
32	D	Kir Kanos (V)	Character	Imperial	Warrior	Royal Guard
33	D	Lieutenant Dopheld Mitaka	Character	First Order	Pilot,Episode VII
34	D	Lord Maul With Lightsaber	Character	Sith	Pilot,Warrior,Permanent Weapon,Episode I	Trade Federation,lightsaber	Maul
35	D	Lord Sidious	Character	Dark Jedi Master	Warrior,Episode I	Trade Federation,leader	Sidious
36	D	Myn Kyneugh (V)	Character	Imperial	Warrior	Royal Guard,leader
37	D	Captain Peavey	Character	First Order	Pilot,Episode VII	captain,leader
38	D	Alert My Star Destroyer! (V)	Effect
39	D	Droid Racks (V)	Effect		Episode I
40	D	I Will Finish What You Started	Effect		Episode VII
41	D	Tarkin's Bounty (V)	Effect			Bounty
42	D	Where Are Those Droidekas?! (V)	Effect		Episode I
43	D	Double Back (V)	Interrupt	Used Or Lost
44	D	Operational As Planned (V)	Interrupt	Used Or Starting
45	D	Sonic Bombardment (V)	Interrupt	Used Or Lost
46	D	You Know What I've Come For	Interrupt	Used Or Starting	Episode VII
47	D	You Swindled Me! (V)	Interrupt	Used	Episode I
48	D	Death Star: War Room (V)	Location	Site	Interior,Mobile,Scomp Link	War Room
49	D	Hoth: Ice Plains (5th Marker) (V)	Location	Site	Exterior,Planet	marker 5
50	D	Jedha	Location	System	Planet
51	D	Starkiller Base	Location	System	Planet,Episode VII
52	D	Starkiller Base: Docking Bay	Location	Site	Exterior,Interior,Planet,Scomp Link,Episode VII	docking bay
53	D	Starkiller Base: Forest	Location	Site	Exterior,Planet,Episode VII	Forest
54	D	Starkiller Base: Interrogation Room (Prison)	Location	Site	Interior,Planet,Episode VII	prison
55	D	Starkiller Base: Shield Control	Location	Site	Interior,Planet,Scomp Link,Episode VII
56	D	Tatooine: Mos Espa (V)	Location	Site	Exterior,Planet,Episode I
57	D	I Want That Map / And Now You'll Give It To Me	Objective		Episode VII
58	D	Mara Jade In VT-49 Decimator	Starship	Starfighter: VT-49 Decimator	Pilot,Nav Computer,Scomp Link	Imperial starship,VT-49 Decimator
59	D	Darth Vader's Lightsaber (V)	Weapon	Character		lightsaber	Vader's Lightsaber
#209	Virtual Set 9
1	L	Admiral Raddus	Character	Rebel	Pilot	Mon Calamari,admiral,leader
2	L	Commander Ruescott Melshi	Character	Rebel	Warrior	Rebel trooper,commander,scout,trooper	Melshi
3	L	CT-5385 (Tup)	Character	Republic	Warrior,Permanent Weapon,Clone Army,Episode I	clone trooper,trooper
4	L	Galen Erso	Character	Rebel		information broker,leader,spy
5	L	General Dodonna (V)	Character	Rebel	Pilot,Warrior	general,leader
6	L	General Kenobi	Character	Republic	Pilot,Warrior,Clone Army,Episode I	Jedi Council member,general,leader	Obi-Wan
7	L	General Walex Blissex (V)	Character	Rebel		general
8	L	Lak Sivrak	Character	Alien	Pilot,Warrior	Shistavanen,scout
9	L	Lieutenant Kaydel Connix	Character	Resistance	Pilot,Episode VII	female	Connix
10	L	Rey With Lightsaber	Character	Resistance	Pilot,Warrior,Permanent Weapon,Episode VII	female	Rey
11	L	Rose Tico	Character	Resistance	Pilot,Warrior,Episode VII	female	Rose
12	L	Saw Gerrera	Character	Rebel	Warrior	leader
13	L	Taidu Sefla	Character	Rebel	Warrior	Rebel trooper,trooper	Sefla
14	L	Yoxgit (V)	Character	Alien		Ugnaught
15	L	There Is Another	Defensive Shield		Defensive Shield
16	L	A Brave Resistance	Effect		Episode VII
17	L	Relatively Unprotected	Effect
18	L	Stardust	Effect
19	L	Effective Repairs & Starship Levitation	Interrupt	Used Or Lost
20	L	Knights Of The Old Republic	Interrupt	Used Or Lost	Episode I
21	L	Odin Nesloor & First Aid	Interrupt	Used	Episode I
22	L	Rescue In The Clouds (V)	Interrupt	Used Or Lost
23	L	Scarif	Location	System	Planet
24	L	Scarif: Beach	Location	Site	Exterior,Planet
25	L	Scarif: Data Vault	Location	Site	Interior,Planet,Scomp Link
26	L	Scarif: Landing Pad Nine (Docking Bay)	Location	Site	Exterior,Planet,Scomp Link	docking bay
27	L	Scarif: Turbolift Complex	Location	Site	Interior,Exterior,Planet,Scomp Link
28	L	Yavin 4: Massassi Ruins (V)	Location	Site	Exterior,Planet
29	L	They Have No Idea We're Coming / Until We Win, Or The Chances Are Spent	Objective
30	L	Lightmaker	Starship	Capital: Hammerhead Corvette	Pilot,Nav Computer,Scomp Link	Hammerhead Corvette,Phoenix Squadron,Rebel starship,ship-docking capability
31	L	Red 5 (V)	Starship	Starfighter: X-Wing	Nav Computer,Scomp Link	Red Squadron,X-wing	Red 5
32	L	Blue 11	Vehicle	Combat: U-Wing	Scomp Link,Pilot	Blue Squadron,U-Wing,enclosed	Blue 11
33	D	Bala-Tik	Character	Alien	Pilot,Warrior,Episode VII	gangster,information broker,leader
34	D	Chief Bast (V)	Character	Imperial	Pilot
35	D	Dr. Chelli Lona Aphra	Character	Alien	Pilot,Warrior	female,information broker,spy,thief	Aphra
36	D	Krennic, Death Star Commandant	Character	Imperial	Pilot,Warrior	commander,leader	Krennic
37	D	Kylo Ren With Lightsaber	Character	First Order	Pilot,Warrior,Permanent Weapon,Episode VII	leader	Kylo
38	D	Lieutenant Venka (V)	Character	Imperial	Pilot,Warrior
39	D	Supreme Leader Snoke	Character	Dark Jedi Master/First Order	Episode VII	leader	Snoke
40	D	Vanee	Character	Imperial			Vanee
41	D	An Inkling Of Its Destructive Potential	Effect
42	D	Prepare For A Surface Attack (V)	Effect
43	D	Shadows Of The Empire	Effect
44	D	They Will Be No Match For You (V)	Effect		Episode I
45	D	Commence Primary Ignition (V)	Epic Event
46	D	Apology Accepted (V)	Interrupt	Lost
47	D	Death Squadron Assignment	Interrupt	Used Or Lost
48	D	Lana Dobreed & Sacrifice	Interrupt	Used	Episode I
49	D	Jedha: Jedha City	Location	Site	Exterior,Planet
50	D	Mustafar: Vader's Castle	Location	Site	Exterior,Planet	vaders castle site
51	D	Xizor's Palace: Sewer	Location	Site	Underground,Interior,Planet	Xizor's Palace site
52	D	First Order Special Forces TIE	Starship	Starfighter: TIE/SF	Nav Computer,First Order,Episode VII	TIE/SF
#210	Virtual Set 10
1	L	Ahch-To: Saddle	Location	Site	Exterior,Planet,Episode VII
2	L	Ambush (V)	Interrupt	Lost	Episode I
3	L	Anakin's Lightsaber (V)	Weapon	Character	Episode I,Episode VII	lightsaber	Anakin's Lightsaber
5	L	Blue Squadron 1	Starship	Starfighter: X-Wing	Nav Computer,Scomp Link,Resistance,Episode VII	Blue Squadron,X-wing	Blue Squadron 1
6	L	BoShek, Gritty Smuggler	Character	Alien	Pilot	smuggler	BoShek
7	L	Ancient Watering Hole	Effect		Episode VII
8	L	Clone Squad Leader	Character	Republic	Warrior,Episode I,Clone Army	clone trooper,leader,trooper
9	L	Clone Trooper	Character	Republic	Warrior,Episode I,Clone Army	clone trooper
12	L	Dash Rendar (V)	Character	Alien	Pilot,Warrior	Corellian,gambler,smuggler	Dash
13	L	Dutch (V)	Character	Rebel	Pilot,Warrior	Gold Squadron,leader	Dutch
14	L	Ezra Bridger	Character	Rebel	Pilot,Warrior	padawan,spy	Ezra
15	L	Hoth: Main Power Generators (1st Marker) (V)	Location	Site	Exterior,Planet	marker 1
16	L	It's True, All Of It	Effect	Immediate	Grabber,Episode VII
17	L	Jedi Business	Effect		Episode I
18	L	Jedi Mind Trick (V)	Interrupt	Used Or Lost
19	L	Kit Fisto	Character	Jedi Master	Pilot,Warrior,Episode I	Jedi Council member,Nautolan
20	L	Luke Skywalker, The Last Jedi	Character	Jedi Master	Pilot,Warrior,Episode VII		Luke
21	L	Part Of The Tribe	Effect
22	L	Paploo (V)	Character	Alien		Ewok,scout,thief	Paploo
23	L	Plo Koon (V)	Character	Jedi Master	Pilot,Warrior,Episode I	Jedi Council member,Kel Dor	Plo
24	L	Quite A Mercenary (V)	Interrupt	Used Or Lost
25	L	The Hyperdrive Generator's Gone / We'll Need A New One (V)	Objective		Episode I
26	L	V-4X-D Ski Speeder	Vehicle	Combat: V-4X	Episode VII	V-4X,speeder
28	D	Black 3 (V)	Starship	Starfighter: TIE/LN		Black Squadron,TIE/ln,no hyperdrive	Black 3
30	D	Commander Brandei (V)	Character	Imperial	Pilot	commander
31	D	The Dark Path (V)	Effect
33	D	I Never Ask That Question	Effect	Immediate	Grabber,Episode VII
34	D	Jabba's Space Cruiser (V)	Starship	Capital: Ubrikkian Luxury Space Yacht	Independent,Nav Computer,Pilot,Scomp Link	Cruiser,Ubrikkian Luxury Space Yacht,ship-docking capability
35	D	Kylo Ren's TIE Silencer	Starship	Starfighter: TIE/VN	Nav Computer,First Order,Episode VII	TIE/VN
38	D	Marquand In Blizzard 6	Vehicle	Combat: AT-AT	Pilot,Scomp Link	AT-AT,Death Squadron,enclosed
39	D	Mustafar	Location	System	Planet,Episode I
40	D	Nute Gunray (V)	Character	Republic	Episode I,Warrior	Neimoidian,leader	Gunray
41	D	Oo-ta Goo-ta, Solo? (V)	Interrupt	Used Or Lost
43	D	Death Star Reactor Terminal	Effect
45	D	Silence Is Golden (V)	Effect
46	D	The Grand Inquisitor	Character	Imperial	Pilot,Warrior	Inquisitor,Pau'an,leader	The Grand Inquisitor
47	D	Insignificant Rebellion (V)	Effect
#211	Virtual Set 11
1	D	Mitth'raw'nuruodo	Character	Alien/Imperial	Pilot,Warrior	Chiss,commander,leader	Thrawn
2	L	See You Around, Kid	Interrupt	Used	Episode VII
3	D	Lady Proxima	Character	Alien		Grindalid,female,gangster,leader	Proxima
4	D	Lt. Poldin Lehuse	Character	First Order	Pilot,Episode VII
5	D	Ree-Yees (V)	Character	Alien	Warrior	Black Sun agent,Gran,bounty hunter,smuggler
6	D	Sebulba (V)	Character	Alien	Pilot,Episode I	Dug
7	D	Sergeant Narthax With E-web Blaster	Character	Imperial	Warrior,Permanent Weapon	snowtrooper,stormtrooper,trooper	Narthax
8	D	Carbonite Chamber Console (V)	Device
9	D	Pride Of The Empire (V)	Effect	Immediate
10	D	Quietly Observing (V)	Effect		Episode I
11	D	Insidious Prisoner	Epic Event		Episode I
12	D	Always Two There Are	Interrupt	Lost	Episode I
13	D	He's All Yours, Bounty Hunter (V)	Interrupt	Used Or Lost
14	D	Trade Federation Tactics (V)	Interrupt	Used Or Lost	Episode I
15	D	Twi'lek Advisor (V)	Interrupt	Used
16	D	Vader's Anger (V)	Interrupt	Used
17	D	Coruscant: 500 Republica	Location	Site	Planet,Interior,Scomp Link,Episode I
18	D	Coruscant: Private Platform (Docking Bay)	Location	Site	Exterior,Planet,Scomp Link,Episode I	docking bay
19	D	D'Qar	Location	System	Planet,Episode VII
20	D	Invisible Hand: Bridge	Location	Site	Interior,Mobile,Starship,Scomp Link,Episode I
21	D	Invisible Hand: Docking Bay	Location	Site	Exterior,Interior,Mobile,Starship,Scomp Link,Episode I	docking bay
22	D	Invisible Hand: Hallway 328	Location	Site	Interior,Mobile,Starship,Scomp Link,Episode I
23	D	Invisible Hand	Starship	Capital: Providence-Class Dreadnaught	Separatist,Trade Federation,Pilot,Nav Computer,Scomp Link,Episode I	Providence-Class Dreadnaught,ship-docking capability	Invisible Hand
24	D	Vengeance (V)	Starship	Capital: Imperial-Class Star Destroyer	Pilot,Nav Computer,Scomp Link	Death Squadron,Imperial-class Star Destroyer,ship-docking capability
25	D	Dark Jedi Lightsaber (V)	Weapon	Character		lightsaber
26	D	A Stunning Move / A Valuable Hostage	Objective		Episode I
27	D	Invisible Hand: Observatory Entrance	Location	Site	Interior,Mobile,Starship,Scomp Link,Episode I
28	L	BB-8 In Black Squadron 1	Starship	Starfighter: X-wing	Resistance,Nav Computer,Scomp Link,Episode VII	X-wing	black 1
29	L	Make Ten Men Feel Like A Hundred	Effect
30	L	Rendezvous Point On Tatooine (V)	Interrupt	Lost Or Starting
31	L	Beldon's Eye & All My Urchins	Effect
32	L	Yavin 4 (V)	Location	System	Planet
33	L	Jedi Lightsaber (V)	Weapon	Character	Episode I	lightsaber
34	L	Libertine	Starship	Starfighter: d'Lanseaux Star Yacht	Independent,Nav Computer,Scomp Link,Episode VII	d'Lanseaux Star Yacht	Libertine
35	L	Tallie Lintra In Blue 1	Starship	Starfighter: A-wing	Resistance,Pilot,Nav Computer,Scomp Link,Episode VII	A-wing,Blue Squadron
36	L	The Galaxy May Need A Legend / We Need Luke Skywalker	Objective		Episode VII
37	L	Takodana	Location	System	Planet,Episode VII
38	L	Takodana: Maz's Castle	Location	Site	Exterior,Planet,Episode VII	mazs castle location
39	L	Maz's Castle: Hidden Recess	Location	Site	Interior,Underground,Planet,Episode VII	mazs castle location
40	L	Maz's Castle: Antechamber	Location	Site	Interior,Planet,Episode VII	mazs castle location
41	L	Kamino: Clone Training Center	Location	Site	Interior,Planet,Scomp Link,Episode I
42	L	Kamino: Clone Birthing Center	Location	Site	Interior,Planet,Scomp Link,Episode I
43	L	Kamino	Location	System	Planet,Episode I
44	L	Ahch-To: Luke's Hut	Location	Site	Exterior,Planet,Episode VII
45	L	Ahch-To: Jedi Village	Location	Site	Exterior,Planet,Episode VII
46	L	Ahch-To: Jedi Temple	Location	Site	Exterior,Interior,Planet,Episode VII
47	L	Ahch-To: Cliffs	Location	Site	Exterior,Planet,Episode VII
48	L	Ahch-To	Location	System	Planet,Episode VII
50	L	Where's Han?	Interrupt	Used Or Lost	Episode VII
51	L	Force Projection	Interrupt	Used Or Lost	Episode VII
52	L	Squadron Assignments (V)	Effect
53	L	Cloning Cylinders	Effect		Episode I
54	L	Cyborg Construct (V)	Device
55	L	Vice Admiral Holdo	Character	Resistance	Pilot,Warrior,Episode VII	admiral,female,leader
56	L	Rebel Trooper Reinforcements	Character	Rebel	Warrior	Rebel trooper,trooper
57	L	Maz Kanata	Character	Alien	Pilot,Warrior,Episode VII	female,information broker,leader	Maz
58	L	Commander Vanden Willard (V)	Character	Rebel	Warrior	Alderaanian,commander,leader,spy
59	L	Ahsoka Tano	Character	Rebel	Pilot,Warrior x2	Togruta,female	Ahsoka
60	D	IG MagnaGuard	Character	Droid	Warrior,Presence,Separatist,Episode I	MagnaGuard,assassin,battle,battle droid
61	D	Sebulba (V)	Character	Alien	Pilot,Episode I	Dug
#212	Virtual Set 12
1	D	Evil Is Everywhere	Effect		Episode I
2	D	Moff Gideon	Character	Imperial	Pilot,Warrior	leader,moff	Gideon
3	D	Aurra Sing With Blaster Rifle	Character	Alien	Warrior,Permanent Weapon,Episode I	assassin,bounty hunter,female	Aurra
4	D	Slip Sliding Away (V)	Interrupt	Starting
5	D	Admiral Trench	Character	Republic	Pilot,Separatist,Episode I	Harch,Trade Federation,admiral,commander,leader
6	D	Allegiant General Pryde	Character	First Order	Pilot,Warrior,Episode VII	general,leader	Pryde
#213	Virtual Set 13
1	D	Admiral Ozzel (V)	Character	Imperial	Pilot	Death Squadron,ISB agent,admiral,leader	Ozzel
2	D	Aemon Gremm With Percussive Cannon	Character	Alien	Warrior,Permanent weapon	Crimson Dawn,Hylobon,guard,leader
3	D	Darth Tyranus	Character	Dark Jedi Master	Pilot,Warrior,Separatist,Episode I	leader	Dooku
4	D	Dryden Vos	Character	Alien	Pilot,Warrior	Crimson Dawn,gangster,leader	Vos
5	D	Eighth Brother	Character	Imperial	Pilot,Warrior	Inquisitor,Terrelian Jango Jumper
6	D	Fifth Brother	Character	Imperial	Pilot,Warrior	Inquisitor
7	D	Hylobon Enforcer	Character	Alien	Warrior,Permanent weapon	Crimson Dawn,Hylobon,guard
8	D	ID9 Probe Droid	Character	Droid		Probe,probe droid,spy
9	D	Margo	Character	Alien		Crimson Dawn,Imroosian,female	Margo
10	D	Maul	Character	Sith	Warrior	Crimson Dawn,gangster,leader	Maul
11	D	Ninth Sister	Character	Imperial	Pilot,Warrior	Dowutin,Inquisitor,female
12	D	Seventh Sister	Character	Imperial	Pilot,Warrior	Inquisitor,Mirialan,female	Seventh Sister
13	D	Failure At The Cave (V)	Defensive Shield		Defensive Shield
14	D	Planetary Rings	Effect
15	D	There Are Many Hunting You Now	Effect
16	D	Visage Of The Emperor (V)	Effect			hologram
17	D	A Lawless Time	Interrupt	Used
18	D	Far More Frightening Than Death	Interrupt	Used Or Lost
19	D	I Never Ask For Anything Twice	Interrupt	Used Or Lost
20	D	I've Been Searching For You For Some Time	Interrupt	Used Or Lost
21	D	Imperial Code Cylinder (V)	Interrupt	Used
22	D	Working Much More Closely	Effect			hologram
23	D	Dathomir: Maul's Chambers	Location	Site	Interior,Planet,Scomp Link
24	D	Executor: Control Station (V)	Location	Site	Interior,Mobile,Starship,Scomp Link
25	D	First Light: Bar	Location	Site	Interior,Mobile,Starship,Scomp Link
26	D	First Light: Dryden's Study	Location	Site	Interior,Mobile,Starship,Scomp Link
27	D	First Light: Reception Area	Location	Site	Interior,Mobile,Starship,Scomp Link
28	D	Malachor: Sith Temple Upper Chamber	Location	Site	Underground,Interior,Planet
29	D	Malachor: Sith Temple Entrance	Location	Site	Underground,Interior,Exterior,Planet
30	D	Wakeelmui (V)	Location	System	Planet
31	D	Hunt Down And Destroy The Jedi / Their Fire Has Gone Out Of The Universe (V)	Objective
32	D	Shadow Collective / You Know Who I Answer To	Objective
33	D	Black Sun Blaster	Weapon	Character		blaster
34	D	Crimson Dawn Blaster	Weapon	Character		blaster
35	L	Captain Lando Calrissian	Character	Alien	Pilot,Warrior	captain,gambler,smuggler	Lando
36	L	Chewbacca (V)	Character	Alien/Rebel	Pilot,Warrior	Wookiee,smuggler	Chewie
37	L	Han... Solo	Character	Alien	Pilot,Warrior	Corellian,gambler,smuggler,thief	Han
38	L	L3-37 (Elthree-Threeseven)	Character	Droid	Pilot,Nav Computer	custom pilot droid,female,smuggler	L3-37
39	L	Qi'ra	Character	Alien	Pilot,Warrior	Corellian,female,smuggler,thief	Qi'ra
40	L	Qui-Gon Jinn, Serene Jedi	Character	Jedi Master	Warrior,Episode I		Qui-Gon
41	L	Rio Durant	Character	Alien	Pilot,Warrior x2	Ardennian,smuggler,thief	Rio
42	L	Tobias Beckett	Character	Alien	Warrior	Glee Anselmian,information broker,musician,smuggler,thief	Beckett
43	L	Val	Character	Alien	Warrior,Permanent weapon	female,scout,smuggler,thief	Val
44	L	Yoda, Master Of The Force (V)	Character	Jedi Master	Episode I	Jedi Council member	Yoda
46	L	Kessel Run (V)	Effect
47	L	Meditation (V)	Effect
49	L	Anakin Skywalker (V)	Interrupt	Lost
50	L	Han's Dice (V)	Interrupt	Used
51	L	He's The Best Smuggler Around	Interrupt	Used Or Lost
53	L	I've Got A Really Good Feeling About This	Interrupt	Used
54	L	Savareen Standoff	Interrupt	Used
55	L	Corellia (V)	Location	System	Planet
56	L	Death Star II: Chasm Walkway	Location	Site	Interior,Mobile,Scomp Link
57	L	Kessel (V)	Location	System	Planet
58	L	Leia's Resistance Transport	Starship	Capital: Resistance Transport	Pilot,Nav Computer,Scomp Link,Resistance,Episode VII	Resistance Transport,Resistance starship,ship-docking capability
59	L	Rock	Weapon	Character		Ewok weapon
#214	Virtual Set 14
1	D	Alter & Collateral Damage (V)	Interrupt	Used Or Lost
2	D	Bestoon Legacy	Starship	Starfighter: WTK-85A Interstellar Transport	Nav Computer,Independent,Scomp Link,Episode VII	Independent starship,WTK-85A Interstellar Transport	Bestoon Legacy
3	D	Darksaber	Weapon	Character		lightsaber
4	D	Exegol: Sith Throne	Location	Site	Underground,Interior,Planet,Episode VII
5	D	Intimidator & Persecutor	Starship	Capital: 2 Imperial-Class Star Destroyers	Pilot x2,Nav Computer,Scomp Link	Imperial-class Star Destroyer,ship-docking capability
6	D	Kijimi	Location	System	Planet,Episode VII
7	D	Ochi	Character	Sith	Pilot,Warrior,Episode VII	assassin	Ochi
8	D	Palpatine, Emperor Returned	Character	Dark Jedi Master/First Order	Episode VII	Dark Jedi Master,leader	Sidious
9	D	Steadfast	Starship	Capital: Resurgent-Class Star Destroyer	Pilot,Nav Computer,Scomp Link,First Order,Episode VII	Resurgent-Class Star Destroyer,ship-docking capability	Steadfast
10	D	The Client	Character	Imperial
11	D	The Dead Speak!	Effect		Episode VII
12	D	The First Order Was Just The Beginning	Effect		Episode VII
13	L	Alter & Friendly Fire (V)	Interrupt	Used Or Lost
14	L	ARC-170 Starfighter	Starship	Starfighter: Reconnaissance Fighter	Pilot,Nav Computer,Scomp Link,Republic,Episode I,Clone Army	Reconnaissance Fighter
15	L	Ahsoka's Shoto Lightsaber	Weapon	Character		lightsaber	Ahsoka's Shoto Lightsaber
16	L	Beaumont Kin	Character	Resistance	Warrior,Episode VII		Beaumont
17	L	Corporal Pao	Character	Rebel	Warrior	Drabatan,Rebel trooper,trooper
18	L	Din Djarin	Character	Alien	Pilot,Warrior x2	Mandalorian	Din
19	L	Endor: Chief Chirpa's Hut (V)	Location	Site	Interior,Planet
20	L	Our Only Hope (V)	Interrupt	Used
21	L	Plo Koon's Jedi Starfighter	Starship	Starfighter: Jedi Interceptor	Nav Computer,Scomp Link,Republic,Episode I,Clone Army	Jedi Interceptor
22	L	Rey, All Of The Jedi	Character	Resistance	Pilot,Warrior,Episode VII	female	Rey
#215	Virtual Set 15
1	L	Odd Ball's Torrent Starfighter	Starship	Starfighter: V-19 Torrent Starfighter	Nav Computer,Scomp Link,Republic,Episode I,Clone Army	V-19 Torrent Starfighter
2	L	A Power Loss	Epic Event
3	L	C-3PO (See-Threepio) (V)	Character	Droid		protocol,protocol droid	C-3PO
4	L	Cal Kestis	Character	Rebel/Republic	Warrior	padawan	Cal Kestis
5	L	Cell 2187 (V)	Effect
6	L	Death Star: Central Core	Location	Site	Interior,Mobile,Scomp Link
7	L	Death Star: Detention Block Corridor (V)	Location	Site	Interior,Mobile,Scomp Link	prison
8	L	Death Star: Hangar 327	Location	Site	Interior,Mobile,Scomp Link
9	L	Death Star: Trash Compactor (V)	Location	Site	Interior,Mobile,Scomp Link
10	L	For The Republic!	Interrupt	Used Or Lost	Episode I
11	L	Han Solo, Optimistic General	Character	Rebel	Pilot,Warrior	Corellian,general,leader,scout	Han
12	L	Jannah	Character	Resistance	Warrior	female,stormtrooper	Jannah
13	L	Kashyyyk: Forest Depths	Location	Site	Exterior,Planet,Episode I	Forest
14	L	Kashyyyk: Kachirho	Location	Site	Exterior,Planet,Episode I
15	L	Larma D'Acy	Character	Resistance	Pilot	commander,female,leader
16	L	Let The Wookiee Win (V)	Interrupt	Used Or Starting	Episode I
17	L	Rescue The Princess / Sometimes I Amaze Even Myself (V)	Objective
18	L	Slight Weapons Malfunction (V)	Interrupt	Used
19	L	Stolen Stormtrooper Blaster Rifle	Weapon	Character		blaster,blaster rifle,rifle
20	L	TK-422 (V)	Character	Rebel	Pilot,Warrior	Corellian,smuggler,spy,stormtrooper,trooper	Han
21	L	Uncivilized Blaster	Weapon	Character		blaster
22	D	Admiral Piett (V)	Character	Imperial	Pilot,Warrior	admiral,leader	Piett
23	D	Blizzard 8	Vehicle	Combat: AT-AT	Pilot,Scomp Link	AT-AT,Death Squadron,enclosed
24	D	Dannik Jerriko (V)	Character	Alien	Warrior	Anzati,assassin	Dannik
25	D	Emperor's Orders	Epic Event
26	D	Rukh	Character	Alien	Warrior	Noghri,assassin,bodyguard,guard	Rukh
27	D	Ubrikkian Industries	Effect
#216	Virtual Set 16
1	D	A Sith Legend	Interrupt	Lost
2	D	Alien Mob	Character	Alien	Warrior x3
3	D	Avenger (V)	Starship	Capital: Imperial-Class Star Destroyer	Pilot,Nav Computer,Scomp Link	Death Squadron,Imperial starship,Imperial-class Star Destroyer,ship-docking capability
4	D	Coruscant: The Works	Location	Site	Exterior,Planet,Episode I
5	D	Crossfire (V)	Defensive Shield		Defensive Shield
6	D	Darth Vader, Betrayer Of The Jedi	Character	Sith	Pilot,Warrior,Episode I	leader	Vader
7	D	Death Star (V)	Location	System	Mobile
8	D	Devastator (V)	Starship	Capital: Imperial-Class Star Destroyer	Pilot,Nav Computer,Scomp Link	Imperial starship,Imperial-class Star Destroyer,ship-docking capability
9	D	Mustafar: Private Platform (Docking Bay)	Location	Site	Interior,Exterior,Planet,Scomp Link	docking bay
10	D	Naboo (V)	Location	System	Planet,Episode I
11	D	On The Verge Of Greatness / Taking Control Of The Weapon	Objective
12	D	Projective Telepathy (V)	Interrupt	Used
13	D	Scarif	Location	System	Planet
14	D	Scarif: Beach	Location	Site	Exterior,Planet
15	D	Scarif: Citadel Tower	Location	Site	Interior,Planet,Scomp Link
16	D	Scarif: Command Center	Location	Site	Interior,Planet,Scomp Link
17	D	Scarif: Landing Pad Five (Docking Bay)	Location	Site	Exterior,Planet,Scomp Link	docking bay
18	D	Shield Gate	Device
19	D	Superlaser (V)	Weapon	Death Star
20	L	Alien Rabble	Character	Alien	Warrior x3
21	L	Anakin Skywalker, Jedi Knight	Character	Republic	Pilot,Warrior,Episode I,Clone Army	Jedi Council member	Anakin
22	L	Bowcaster (V)	Weapon	Character		Bowcaster
23	L	Chewbacca, Defender Of Kashyyyk	Character	Alien/Republic	Pilot,Warrior,Episode I	Wookiee,scout	Chewie
24	L	Communing	Epic Event		Episode I
25	L	Coruscant: Jedi Temple Meditation Room	Location	Site	Interior,Planet,Episode I
26	L	Dagobah: Yoda's Hut (V)	Location	Site	Exterior,Planet
27	L	Figrin D'an & The Modal Nodes	Character	Alien		Bith,musician	Doikk Na'ts,Figrin D'an,Ickabel G'ont,Nalan Cheel,Tedn Dahai
28	L	Free Ride & Endor Celebration (V)	Interrupt	Used
29	L	Grogu	Character	Alien			Grogu
30	L	Heavy Infantry Mandalorian	Character	Alien	Warrior,Permanent Weapon	Mandalorian
31	L	Jedi Holocron	Device
32	L	Kashyyyk: Sacred Falls (Forest)	Location	Site	Exterior,Planet,Episode I	Forest
33	L	Kashyyyk: Work Settlement #121	Location	Site	Exterior,Planet,Episode I
34	L	Ketwol (V)	Character	Alien	Pilot	Pacithhip,scout	Ketwol
35	L	Lando, Hero Of The Rebellion	Character	Rebel/Resistance	Pilot,Warrior	Resistance Agent,leader	Lando
36	L	Master Kenobi	Character	Rebel	Warrior		Obi-Wan
37	L	Master Qui-Gon Jinn, An Old Friend	Character	Jedi Master	Warrior,Episode I		Qui-Gon
38	L	Master Yoda	Character	Jedi Master			Yoda
39	L	I Am Part Of The Living Force	Interrupt	Starting	Episode I
40	L	Offworld Jawas	Character	Alien	Warrior x3	Jawa,scavenger,thief
41	L	Paige Tico	Character	Resistance	Episode VII	female,gunner	Paige
42	L	Tarfful	Character	Alien/Republic	Warrior,Episode I	Wookiee,leader
43	L	Tatooine: Obi-Wan's Hut (V)	Location	Site	Exterior,Planet
44	L	This Is Where The Fun Begins	Interrupt	Used	Episode I
45	L	Wookiee Guide (V)	Interrupt	Used	Episode I
46	L	Wookiee Homestead	Effect		Episode I
47	L	Wookiee Roar (V)	Interrupt	Used	Episode I
48	L	Wookiee Warrior	Character	Alien	Warrior,Episode I	Wookiee
49	L	Yarua (V)	Character	Republic	Episode I,Warrior	Wookiee,senator
#217	Virtual Set 17
1	D	An Effective Demonstration	Effect
2	D	BB-9E	Character	Droid	Nav Computer,Episode VII	astromech,astromech droid
3	D	Begin Landing Your Troops & Fighters Straight Ahead	Effect		Episode I
4	D	Blizzard 1 (V)	Vehicle	Combat: AT-AT	Scomp Link	AT-AT,enclosed	Blizzard 1
5	D	Burg	Character	Alien	Warrior	Devaronian,mercenary
6	D	Captain Needa (V)	Character	Imperial	Pilot,Warrior	captain,leader
7	D	Coruscant Guard (V)	Character	Republic	Warrior,Episode I	Coruscant Guard,guard
8	D	Deputy Director Harus Ison	Character	Imperial	Pilot,Warrior	ISB agent,leader
9	D	Eriadu (V)	Location	System	Planet
10	D	Gar Saxon	Character	Alien	Pilot,Warrior,Episode I	Death Watch,Mandalorian,assassin,leader
11	D	Grummgar	Character	Alien	Warrior,Episode VII	Dowutin,mercenary
12	D	Hoth: North Ridge (4th Marker) (V)	Location	Site	Exterior,Planet	marker 4
13	D	Lando Calrissian, Vader's Broker	Character	Alien/Imperial	Pilot,Warrior	gambler,scoundrel	Lando
14	D	Blast Door Controls (V)	Effect
15	D	Malachor: Sith Temple Gateway	Location	Site	Underground,Interior,Planet
16	D	Moment Of Triumph (V)	Interrupt	Lost Or Starting
17	D	Officer Valin Hess	Character	Imperial	Warrior	leader
18	D	Passel Argente (V)	Character	Republic	Episode I	senator
19	D	Qi'ra, Top Lieutenant	Character	Alien	Pilot,Warrior	Corellian,Crimson Dawn,female,gangster,leader	Qi'ra
20	D	Revenge Of The Sith	Epic Event		Episode I
21	D	Rise Of The Sith	Interrupt	Lost Or Starting	Episode I
22	D	Sidious' Lightsaber	Weapon	Character	Episode I	lightsaber	sidious lightsaber
23	D	Tragedy Of Plagueis	Effect		Episode I
24	D	Unlimited Power!	Effect		Sidious,Episode I
25	D	Wat Tambor	Character	Republic	Separatist,Episode I	Skakoan,Techno Union,Trade Federation,leader
26	L	Admiral Kilian	Character	Republic	Pilot,Warrior,Clone Army,Episode I	Corellian,admiral,leader
27	L	Ajan Kloss: Training Course	Location	Site	Exterior,Planet,Skywalker,Episode VII
28	L	Another Pathetic Lifeform & Security Control	Effect		Episode I
29	L	Be With Me	Epic Event		Episode VII
30	L	Bo-Katan	Character	Alien	Pilot,Warrior	Mandalorian,female,leader,scout	Bo-Katan
31	L	Boba	Character	Alien	Pilot,Warrior	Mandalorian	Boba Fett
32	L	Cliegg Lars	Character	Alien	Warrior,Episode I	Moisture farmer
33	L	Dagobah (V)	Location	System	Planet
34	L	Endor: Anakin's Funeral Pyre	Location	Site	Exterior,Planet,Skywalker
35	L	Everything We Need	Interrupt	Used	Episode VII
36	L	Grakchawwaa	Character	Alien/Republic	Warrior,Episode I	Wookiee,leader
37	L	Hero Of A Thousand Devices (V)	Effect
38	L	Kanan Jarrus, Jedi Knight	Character	Rebel	Warrior		Kanan
39	L	Kef Bir: Oceanic Wreckage	Location	Site	Exterior,Planet,Episode VII
40	L	Mara Jade	Character	Alien	Pilot,Warrior	female,smuggler	Mara Jade
41	L	My Parents Were Strong	Effect		Episode VII
42	L	Now, This Is Podracing!	Interrupt	Used	Episode I
44	L	Profundity: Docking Bay	Location	Site	Interior,Exterior,Starship,Mobile,Scomp Link	docking bay
45	L	R3-A2 (Arthree-Aytoo) (V)	Character	Droid	Nav Computer	astromech,astromech droid,r-unit
46	L	Return Of A Jedi (V)	Interrupt	Used Or Lost
47	L	Tatooine: Skywalker Hut	Location	Site	Exterior,Planet,Episode I
48	L	Tatooine: Slave Quarters (V)	Location	Site	Exterior,Planet,Episode I,Skywalker
49	L	The Destiny Of A Jedi	Interrupt	Used Or Starting	Episode VII
50	L	The Force Is Strong In My Family	Epic Event		Skywalker,Episode I,Episode VII
51	L	The Rise Of Skywalker	Interrupt	Lost Or Starting	Skywalker
52	L	Your Thoughts Dwell On Your Mother	Effect		Episode I
#218	Virtual Set 18
1	D	Imperial Command & In Range	Interrupt	Used
2	D	Seal Off The Bridge	Interrupt	Used	Episode I
3	L	Master Qui-Gon With Lightsaber	Character	Jedi Master	Warrior,Permanent Weapon,Episode I	lightsaber	Qui-Gon
4	L	Master Windu	Character	Jedi Master	Clone Army,Episode I,Warrior	Jedi Council member	Mace
5	L	Rebel Leadership & Critical Error Revealed	Interrupt	Used
6	L	Take A Seat, Young Skywalker	Interrupt	Used Or Lost	Episode I
7	D	A Dark Time For The Rebellion & Tarkin's Orders	Interrupt	Used
8	D	Alpha 1	Starship	Starfighter: TIE Defender	Nav Computer	Imperial starship,TIE defender
9	D	Crush The Rebellion (V)	Effect
10	D	Hosnian Prime	Location	System	Planet,Episode VII
11	D	I Have You Now (V)	Interrupt	Lost
12	D	Malastare (V)	Location	System	Planet,Episode I
13	D	Ni Chuba Na?? (V)	Effect		Episode I
15	L	Best Starpilot In The Galaxy	Effect		Skywalker
16	L	Computer Interface (V)	Interrupt	Lost Or Starting
17	L	Death Star: Level 6 Core Shaft Corridor (V)	Location	Site	Interior,Mobile,Scomp Link
18	L	Death Star II: Turbolift Walkway	Location	Site	Interior,Mobile,Scomp Link
19	L	Fall Of The Legend (V)	Interrupt	Used
20	L	Fleet Admiral Gial Ackbar	Character	Resistance	Pilot,Episode VII	Mon Calamari,admiral,leader	Ackbar
21	L	I Must Be Allowed To Speak & Smuggler's Blues	Effect
22	L	Kef Bir: Oceanic Ruins	Location	Site	Exterior,Planet,Episode VII
23	L	Liswarr	Starship	Starfighter: Auzituck Gunship	Independent,Pilot,Nav Computer,Scomp Link,Episode I	Auzituck Gunship,Independent starship
24	L	Local Defense & Put That Down	Interrupt	Used
25	L	Master Luke (V)	Character	Rebel	Pilot,Warrior		Luke
26	L	Ounee Ta (V)	Effect
27	L	Outrider (V)	Starship	Starfighter: Modified Light Freighter	Scomp Link,Independent,Nav Computer	Independent starship,Modified Light Freighter
28	L	Polis Massa	Location	System	Planet,Episode I
29	L	Sagwa	Character	Alien	Warrior	Wookiee,slave
30	L	Tatooine: Mos Eisley (V)	Location	Site	Exterior,Planet
31	L	Tydirium (V)	Starship	Starfighter: Lambda-Class Shuttle	Scomp Link,Pilot,Nav Computer	Lambda-class shuttle,Rebel starship,stolen
32	D	He's No Good To Me Dead	Interrupt	Used
#219	Virtual Set 19
1	D	A Great Tactician Creates Plans / The Result Is Often Resentment	Objective
2	D	Chimaera (V)	Starship	Capital: Imperial-Class Star Destroyer	Scomp Link,Pilot,Nav Computer	Imperial-class Star Destroyer,ship-docking capability	Chimaera
3	D	Daultay Dofine (V)	Character	Republic	Episode I,Pilot	Neimoidian	Dofine
4	D	Elan Sleazebaggano	Character	Alien	Episode I	Balosar,information broker
5	D	Ensign Eli Vanto	Character	Imperial	Pilot,Warrior		Vanto
6	D	Fennec Shand	Character	Alien	Warrior	assassin,bounty hunter,female,mercenary	Fennec Shand
7	D	Governor Pryce	Character	Imperial		female,leader,miner	Pryce
8	D	Grievous' Gambit	Interrupt	Lost Or Starting	Episode I
9	D	History, Philosophy, And Art	Interrupt	Used Or Lost
10	D	Lothal	Location	System	Planet
11	D	Lothal: Advanced Projects Laboratory	Location	Site	Exterior,Planet,Scomp Link
12	D	Lothal: Capital City	Location	Site	Interior,Exterior,Planet,Scomp Link
13	D	Lothal: Imperial Complex	Location	Site	Interior,Planet,Scomp Link
14	D	Lothal: Imperial Strip Mines	Location	Site	Underground,Exterior,Planet
15	D	Magistrate Morgan Elsbeth	Character	Imperial	Warrior	female,leader
16	D	No Escape (V)	Effect
17	D	Observation Holocam (V)	Device
18	D	Surely You Can Do Better	Interrupt	Used Or Lost	Episode I
19	D	The Emperor (V)	Character	Dark Jedi Master/Imperial		leader	Sidious
20	D	Thrawn's Art Collection	Effect
21	D	Thrawn Pincer	Interrupt	Used Or Lost
22	D	Thunderflare (V)	Starship	Capital: Imperial-Class Star Destroyer	Pilot,Nav Computer,Scomp Link	Imperial-class Star Destroyer,ship-docking capability
23	D	Tusken Raider With Hunting Rifle	Character	Alien	Warrior,Permanent Weapon	Tusken Raider
24	D	Understand Art, Understand A Species	Interrupt	Used Or Lost
25	D	Unkar Plutt	Character	Alien	Episode VII	Crolute,scavenger,thief
26	D	Vader (V)	Character	Imperial	Pilot,Warrior		Vader
27	D	Vader's Lightsaber (V)	Weapon	Character	Episode I	lightsaber	Vader's Lightsaber
28	L	Artoo (V)	Character	Droid	Nav Computer	astromech,astromech droid,spy	R2-D2
29	L	Babu Frik	Character	Alien	Episode VII	Anzellan,Spice runner,droidsmith
30	L	Cara Dune With Heavy Blaster Rifle	Character	Alien	Warrior,Permanent Weapon	Alderaanian,female,gambler,trooper	Cara Dune
31	L	Coruscant: Jedi Temple	Location	Site	Episode I,Planet,Exterior
32	L	Dexter Jettster	Character	Alien	Episode I	Besalisk,information broker
33	L	Ezra, Hero Of Phoenix Squadron	Character	Rebel	Pilot,Warrior	Phoenix Squadron,commander,leader,padawan	Ezra
34	L	Ezra's Blaster Lightsaber	Weapon	Character		blaster,lightsaber	Ezra's Blaster Lightsaber
35	L	Fenn Rau	Character	Alien/Rebel	Pilot,Warrior	Mandalorian,scout
36	L	Malachor	Location	System	Planet
37	L	Mandalore	Location	System	Planet
38	L	Lothal	Location	System	Planet
39	L	Lothal: Capital City	Location	Site	Interior,Exterior,Planet,Scomp Link
40	L	Lothal: Comm Tower E-272 (Ezra's Roost)	Location	Site	Exterior,Planet,Scomp Link
41	L	Lothal: Jedi Temple	Location	Site	Exterior,Planet
42	L	Lothal: Tarkintown	Location	Site	Exterior,Planet,Scomp Link
43	L	Phoenix Squadron Operations	Effect
44	L	Steady, Steady & Bargaining Table	Effect		Episode I
45	L	This Is Our Rebellion	Interrupt	Used
46	L	Utinni! (V)	Interrupt	Used
47	L	Weather Vane (V)	Effect
48	L	Zero Hour / Liberation Of Lothal	Objective
#220	Virtual Set 20
1	D	Bib Fortuna, Heir To The Palace	Character	Alien		Twi'lek,gangster,leader	Bib
2	D	Drop! (V)	Defensive Shield		Episode I
3	D	Ralltiir (V)	Location	System	Planet
4	D	Third Sister	Character	Imperial	Pilot,Warrior	Inquisitor,female
5	D	Zuckuss (V)	Character	Alien	Pilot,Warrior	Black Sun agent,Gand,bounty hunter,scout	Zuckuss
6	L	Beskar Deflection	Interrupt	Used Or Lost
7	L	Millennium Falcon (V)	Starship	Starfighter: Modified Light Freighter	Scomp Link,Nav Computer	Modified Light Freighter,Rebel starship	Falcon
8	L	Naboo: Theed Palace Generator (V)	Location	Site	Interior,Planet,Episode I	theed palace site
9	L	Prisoner 2187 (V)	Character	Rebel	Warrior	Alderaanian,female,senator	Leia
10	L	Thrown Back (V)	Defensive Shield		Episode I
#221	Virtual Set 21
1	D	Colonel Jendon In Vader's Personal Shuttle	Starship	Starfighter: Lambda-Class Shuttle	Scomp Link,Pilot,Nav Computer	Imperial starship,Lambda-class shuttle	Vader's Personal Shuttle
2	D	Well Guarded (V)	Effect
3	L	A Gift (V)	Effect	Immediate
4	L	Han's Medal	Device		Episode VII
5	L	I Can't Believe He's Gone (V)	Effect
6	L	Strike Planning (V)	Effect
7	D	Accelerate (V)	Interrupt	Used
8	D	Asajj Ventress	Character	Sith	Episode I,Pilot,Warrior,Separatist	Dathomirian,assassin,female	Ventress
9	D	Asajj Ventress' Lightsabers	Weapon	Character	Episode I	lightsaber	asajjs lightsabers
10	D	Captain Mod Terrik	Character	Imperial	Warrior	captain,leader,sandtrooper,stormtrooper,trooper
11	D	Cloud City: Chasm Walkway (V)	Location	Site	Interior,Mobile,Scomp Link	Cloud City location
12	D	Commander Praji (V)	Character	Imperial	Pilot,Warrior	commander	Praji
13	D	ComScan Detection (V)	Interrupt	Used
14	D	Corporal Avarik (V)	Character	Imperial	Pilot,Warrior	biker scout,biker scout trooper,scout,stormtrooper,trooper
15	D	Corporal Drazin (V)	Character	Imperial	Warrior	guard,stormtrooper,trooper
16	D	Corporal Oberk (V)	Character	Imperial	Pilot,Warrior	ISB agent,biker scout,biker scout trooper,scout,stormtrooper,trooper
17	D	Dark Collaboration (V)	Interrupt	Lost
18	D	Deactivated Hyperdrive	Effect
19	D	First Light	Starship	Capital: Nau'ur-Class Yacht	Scomp Link,Independent,Pilot,Nav Computer	Nau'ur-Class Yacht,ship-docking capability	First Light
20	D	General Tagge (V)	Character	Imperial	Warrior	general,leader
21	D	Hutt Influence (V)	Effect
22	D	Hyperwave Scan (V)	Effect
23	D	Jakku: Niima Marketplace	Location	Site	Exterior,Planet,Episode VII
24	D	Juri Juice (V)	Effect
25	D	Lieutenant Dedra Meero	Character	Imperial	Warrior	ISB agent,female,leader
26	D	Major Partagaz	Character	Imperial		ISB agent,leader
27	D	Power Of The Hutt (V)	Effect
28	D	Royal Escort (V)	Effect
29	D	Send A Detachment Down (V)	Effect
30	D	Sergeant Tarl (V)	Character	Imperial	Warrior	Corellian,ISB agent,stormtrooper,trooper
31	D	Shattered Hope (V)	Interrupt	Lost
32	D	Tatooine Occupation (V)	Effect
33	D	Tatooine: Cantina (V)	Location	Site	Interior,Planet
34	D	Tatooine: Great Pit Of Carkoon (V)	Location	Site	Exterior,Planet	Pit
35	D	Tatooine: Imperial Landing Site	Location	Site	Exterior,Planet
36	D	Tatooine: Jawa Camp (V)	Location	Site	Exterior,Planet
37	D	Tatooine: Mos Eisley (V)	Location	Site	Exterior,Planet
38	D	TD-4445	Character	Imperial	Warrior	sandtrooper,stormtrooper,trooper
39	D	Tentacle (V)	Effect		Grabber
40	D	Vader's Malediction	Effect
41	D	Vader's Obsession (V)	Interrupt	Lost
42	D	Zuckuss And 4-LOM In Mist Hunter	Starship	Starfighter: Byblos G-1a Transport	Scomp Link,Independent,Pilot,Pilot,Nav Computer	Byblos G-1A Transport	Mist Hunter
43	L	A Jedi's Fury	Interrupt	Used Or Lost
44	L	A Remote Planet (V)	Effect		Episode I
45	L	Admiral Yularen	Character	Republic	Episode I,Pilot,Warrior,Clone Army	admiral,leader	Yularen
46	L	Anakin Skywalker, Junkyard Slave	Character	Alien	Pilot,Episode I	slave	Anakin
47	L	Anakin's Destiny	Interrupt	Lost Or Starting
48	L	Assembly Area	Location	Site	Exterior,Planet,Episode I,Clone Army
49	L	At Peace (V)	Effect
50	L	Battle Of Christophsis	Effect		Episode I,Clone Army
51	L	Battle Of Geonosis	Effect		Episode I,Clone Army
52	L	Christophsis	Location	System	Planet,Episode I,Clone Army
53	L	Christophsis: Chaleydonia	Location	Site	Exterior,Planet,Episode I,Clone Army
54	L	Clone Command Center	Location	Site	Exterior,Planet,Episode I,Scomp Link,Clone Army
55	L	Clone Pilot	Character	Republic	Episode I,Pilot,Warrior,Clone Army	clone trooper,trooper
56	L	Credits Will Do Fine (V)	Effect		Episode I
57	L	Either Way, You Win (V)	Interrupt	Used	Episode I
58	L	Endurance	Starship	Capital: Venator-Class Attack Cruiser	Episode I,Scomp Link,Republic,Clone Army,Pilot,Nav Computer	Venator-Class Attack Cruiser,ship-docking capability
59	L	Eventually You'll Lose (V)	Interrupt	Used Or Lost	Episode I
60	L	Galactic Republic Navy	Effect		Episode I
61	L	Generation One Armor Always Holds Up	Interrupt	Used	Episode I,Clone Army
62	L	Geonosis	Location	System	Planet,Episode I,Clone Army
63	L	Geonosis: Badlands Of N'g'zi	Location	Site	Exterior,Planet,Episode I,Clone Army
64	L	Grappling Hook (V)	Effect		Grabber
65	L	Grievous Will Run And Hide	Effect		Episode I
66	L	His Destiny	Epic Event
67	L	Hunt For The Droid General / He's A Coward	Objective		Clone Army,Episode I
68	L	Only Jedi Carry That Weapon (V)	Defensive Shield		Episode I
69	L	Qui-Gon Jinn's Lightsaber (V)	Weapon	Character	Episode I	lightsaber	Qui-Gon Jinn's Lightsaber
70	L	Qui-Gon Jinn's Lightsaber (V)	Weapon	Character	Episode I	lightsaber	Qui-Gon Jinn's Lightsaber
71	L	Resolute	Starship	Capital: Venator-Class Attack Cruiser	Episode I,Scomp Link,Republic,Clone Army,Pilot,Nav Computer	Venator-Class Attack Cruiser,ship-docking capability
72	L	Scanner Techs (V)	Effect
73	L	Security Control (V)	Effect		Episode I
74	L	Supply Route	Location	Site	Exterior,Planet,Episode I,Clone Army
75	L	Tatooine: Mos Espa (V)	Location	Site	Exterior,Planet,Episode I
#222	Virtual Set 22
1	D	A Fine Addition To My Collection	Interrupt	Lost	Episode I
2	D	Ap'lek	Character	First Order	Episode VII,Maintenance,Pilot,Warrior	Knight of Ren
3	D	AT-AT Cannon (V)	Weapon	Vehicle		AT-AT Cannon
4	D	Black Krrsantan	Character	Alien	Pilot,Warrior	Wookiee,bounty hunter,guard
5	D	Boba Fett With Blaster Rifle (V)	Character	Alien	Pilot,Warrior,Permanent Weapon	bounty hunter	Boba Fett
6	D	Danz Borin (V)	Character	Alien	Pilot	bounty hunter,gunner
7	D	Force Push & Podracer Collision	Interrupt	Used Or Lost	Episode I
8	D	Holowan Laboratories	Effect		Episode I
9	D	Hoth: Main Power Generators (1st Marker)	Location	Site	Exterior,Planet	marker 1
10	D	Kylo, Master Of The Knights Of Ren	Character	First Order	Episode VII,Pilot,Warrior	Knight of Ren,leader	Kylo
11	D	Night Buzzard	Starship	Starfighter: Oubliette-Class Transport	Episode VII,Scomp Link,First Order,Pilot,Nav Computer	Oubliette-Class Transport
12	D	Palpatine, Galactic Emperor	Character	Dark Jedi Master/Imperial		leader	Sidious
13	D	Target The Main Generator (V)	Epic Event
14	D	The Shield Will Be Down In Moments / Imperial Troops Have Entered The Base!	Objective
15	D	Tonnika Sisters (V)	Character	Alien	Warrior,Warrior	assassin,female,spy,thief
16	D	Vader's Machination	Effect
17	D	Walker Garrison (V)	Interrupt	Lost
18	D	Your Powers Are Weak, Old Man (V)	Interrupt	Lost
19	L	Attack Pattern Delta (V)	Interrupt	Used Or Lost
20	L	Echo Base Trooper (V)	Character	Rebel	Warrior	Echo Base trooper,Rebel trooper,trooper
21	L	General Poe Dameron	Character	Resistance	Episode VII,Pilot,Warrior	general	Poe
22	L	Hoth: Snow Trench (2nd Marker) (V)	Location	Site	Exterior,Planet	marker 2
23	L	I'm Ready For Anything	Interrupt	Used Or Lost
24	L	Lone Rogue (V)	Interrupt	Lost Or Starting
25	L	Nien Nunb, Sullustan Smuggler	Character	Alien/Rebel	Pilot,Warrior	Sullustan,smuggler	Nien Nunb
26	L	Reflection (V)	Effect
27	L	The Empire Knows We're Here / Prepare For Ground Assault	Objective
28	L	Twilight Is Upon Me (V)	Effect		Personal Force
29	L	Young Skywalker	Character	Rebel	Pilot,Warrior	scout	Luke
30	D	The Shield Will Be Down In Moments / Imperial Troops Have Entered The Base!	Objective
#223	Virtual Set 23
1	D	Not Within Sight Or Reach	Interrupt	Used Or Lost
2	D	Wuher (V)	Character	Alien			Wuher
3	D	Zuckuss With Snare Rifle	Character	Alien	Pilot,Warrior,Permanent Weapon	Gand,bounty hunter,scout	Zuckuss
4	L	Ahsoka, Friend Of The Family	Character	Alien	Pilot,Warrior	Togruta,female	Ahsoka
5	L	Jyn Erso, Heroic Rebel	Character	Rebel	Warrior	female,leader,spy	Jyn
6	L	Transmission Terminated (V)	Interrupt	Used Or Lost
7	D	A Useless Gesture & Death Star Sentry	Defensive Shield		Grabber
8	D	Bespin (V)	Location	System	Planet
9	D	Dark Deal (V)	Effect
10	D	Echo Base Destroyed	Effect
11	D	Electro-Rangefinder (V)	Device
12	D	Eli Vanto In Dreadnaught	Starship	Capital: Dreadnaught-Class Heavy Cruiser	Scomp Link,Pilot,Nav Computer	Dreadnaught-Class Heavy Cruiser,ship-docking capability
13	D	Gor Koresh	Character	Alien	Warrior	Abyssin,gambler,information broker
14	D	Imperial Assault	Interrupt	Used
15	D	JS-1975	Character	Imperial	Pilot,Warrior	Imperial Remnant,biker scout
16	D	Lobot, Lando's Broker	Character	Alien			Lobot
17	D	Maul In Scimitar	Starship	Starfighter: Sith Infiltrator	Episode I,Trade Federation,Pilot,Nav Computer	Sith Infiltrator	Maul's Sith Infiltrator
18	D	Moff Gideon, Suited For Battle	Character	Imperial	Pilot,Warrior	Imperial Remnant,leader,moff	Gideon
19	D	Ominous Rumors (V)	Effect
20	D	Physical Choke (V)	Interrupt	Used Or Lost
21	D	Probe Telemetry (V)	Interrupt	Used
22	D	Rite Of Passage (V)	Interrupt	Used
23	D	TD-110	Character	Imperial	Warrior	leader,sandtrooper
24	D	The Emperor's Hand	Interrupt	Used Or Lost
25	D	The Empire's Back (V)	Interrupt	Used Or Lost
26	D	We'll Let Fate-a Decide, Huh? (V)	Defensive Shield		Episode I
27	D	Young Fool (V)	Interrupt	Used Or Lost
28	D	Your Eyes Can Deceive You (V)	Effect
29	D	You've Never Won A Race? (V)	Defensive Shield		Episode I
30	L	A Close Race (V)	Defensive Shield		Episode I
31	L	A Jedi's Focus (V)	Interrupt	Lost
32	L	Boushh (V)	Character	Rebel	Pilot,Warrior	Alderaanian,female,spy	Leia
33	L	CB-23	Character	Droid	Episode VII,Nav Computer	astromech,astromech droid,female
34	L	Choke (V)	Interrupt	Lost
35	L	Corran Horn, Jedi	Character	Rebel	Pilot,Warrior	Corellian,Rogue Squadron	Corran Horn
36	L	Death Star: Docking Control Room 327	Location	Site	Interior,Mobile,Scomp Link
37	L	Eyes In The Dark (V)	Effect
38	L	Hoth: Defensive Perimeter (3rd Marker) (V)	Location	Site	Exterior,Planet	marker 3
39	L	Jabba's Last Chance	Effect
40	L	Life Day	Interrupt	Used
41	L	Out Of Commission (V)	Interrupt	Used
42	L	Passage To The Alderaan System	Effect
43	L	Porg	Creature	Sea-Dwelling	Episode VII,Selective	Sea-Dwelling
44	L	Quantum Storm	Starship	Capital: Medium Transport	Scomp Link,Pilot,Nav Computer	ship-docking capability,transport
45	L	Rebel Assault	Interrupt	Used
46	L	Sabine, Padawan Learner	Character	Rebel	Pilot,Warrior	Mandalorian,female,padawan	Sabine
47	L	Scomp Link Access (V)	Interrupt	Used
48	L	Tatooine: Hutt Trade Route (Desert) (V)	Location	Site	Exterior,Planet	Desert
49	L	Yavin Sentry & Goldenrod	Defensive Shield
#224	Virtual Set 24
1	D	All Wrapped Up (V)	Effect
2	D	Baron Soontir Fel (V)	Character	Imperial	Pilot,Warrior	Corellian,leader
3	D	BT-1 & Triple Zero	Character	Droid	Warrior x2,Presence Droid	assassin,astromech,information broker,protocol,r-unit
4	D	Darth Plagueis	Character	Dark Jedi Master	Episode I,Warrior	Muun,Trade Federation,leader
5	D	Ord Mantell (V)	Location	System	Planet
6	D	Second Sister	Character	Imperial	Pilot,Warrior	Inquisitor,female
7	D	StarSpeeder 1000	Starship	Starfighter: Spaceliner Transport	Episode VII,Scomp Link,Independent,Pilot,Nav Computer	ship-docking capability,transport
8	L	A Cunning Warrior	Effect		Skywalker
9	L	Balanced Attack & Darklighter Spin	Interrupt	Used Or Lost
10	L	Beilert Valance	Character	Alien	Pilot,Warrior	Chorin,chorinian,cyborg,mercenary,miner
11	L	Ben Solo	Character	Resistance	Episode VII,Pilot,Warrior		Ben Solo
12	L	Bo-Katan's Gauntlet Starfighter	Starship	Starfighter: Kom'rk-Class Fighter/transport	Scomp Link,Independent,Pilot,Nav Computer	Kom'rk-Class Fighter/transport
13	L	Cloud City: Lower Corridor (V)	Location	Site	Interior,Mobile,Scomp Link	Cloud City location
14	L	Corporal Rushing (V)	Character	Republic	Episode I,Warrior	Royal Naboo Security
15	L	General Crix Madine (V)	Character	Rebel	Warrior	Corellian,general,leader,scout
16	L	Han Solo (V)	Character	Rebel	Pilot,Warrior	Corellian,gambler,pirate,smuggler	Han
17	L	Jaxxon T. Tumperakki	Character	Alien	Pilot,Warrior x2	Lepi,Star-Hopper,gambler,mercenary,smuggler,thief	Jaxxon
18	L	Jedi Marshal Avar Kriss	Character	Jedi Master	Episode I,Pilot,Warrior	High Republic,female,musician
19	L	Liberator	Starship	Capital: Corellian Corvette	Scomp Link,Pilot,Nav Computer	Corellian Corvette,Phoenix Squadron,ship-docking capability
20	L	Son Of Skywalker (V)	Character	Rebel	Pilot,Warrior		Luke
21	L	StarSpeeder 3000	Starship	Starfighter: Spaceliner Transport	Episode VII,Scomp Link,Independent,Pilot,Nav Computer	ship-docking capability,transport
22	L	Tatooine: Dune Sea (V)	Location	Site	Exterior,Planet
23	L	Zev In Rogue 2	Vehicle	Combat: T-47 Snowspeeder	Pilot	Rogue Squadron,T-47,enclosed,snowspeeder,speeder	Rogue 2
#225	Virtual Set 25
1	D	Bib Fortuna (V)	Character	Alien		Twi'lek,leader	Bib
2	D	Blast Points (V)	Interrupt	Used
3	D	Come Here You Big Coward (V)	Defensive Shield
4	D	No Bargain (V)	Effect
5	D	Sil Unch (V)	Character	Republic	Episode I,Pilot	Neimoidian,Trade Federation
6	D	Stranded	Effect
7	L	Critical Error Revealed (V)	Interrupt	Used Or Lost		hologram
8	L	I Don't Need Their Scum, Either (V)	Interrupt	Used Or Lost
9	L	My Sister Has It	Interrupt	Used	Skywalker
10	L	Wuta (V)	Character	Alien		Ewok,scout
11	D	AT-M6 Cannon	Weapon	Vehicle	Episode VII	cannon
12	D	Baylan Skoll	Character	Sith	Warrior	mercenary	Baylan
13	D	Captain Moden Canady	Character	First Order	Episode VII,Pilot	captain,leader
14	D	Cardo	Character	First Order	Episode VII,Pilot,Warrior,Permanent Weapon	Knight of Ren
15	D	Crait	Location	System	Planet,Episode VII
16	D	Crait: Outpost Entrance Cavern	Location	Site	Episode VII,Interior,Exterior,Planet
17	D	Crait: Salt Plateau	Location	Site	Exterior,Planet,Episode VII
18	D	DS-61-3 (V)	Character	Imperial	Pilot,Warrior	Black Squadron,Corellian	DS-61-3
19	D	First Order AT-M6	Vehicle	Combat: AT-M6	Scomp Link,Episode VII,First Order,Pilot	AT-M6,enclosed
20	D	Fulminatrix	Starship	Capital: Mandator IV-Class Dreadnaught	Scomp Link,Episode VII,First Order,Pilot,Nav Computer	Mandator IV-Class Dreadnaught,ship-docking capability
21	D	IG-88's Pulse Cannon (V)	Weapon	Character
22	D	Master Sidious	Character	Dark Jedi Master/Imperial/Republic	Episode I,Warrior,Separatist	leader	Sidious
23	D	More! MORE!!!!	Interrupt	Used	Episode VII
24	D	Navy Of The First Order	Effect		Episode VII
25	D	No Civility, Only Politics (V)	Interrupt	Lost Or Starting
26	D	Orbital Bombardment	Interrupt	Used	Episode VII
27	D	Supremacy	Starship	Capital: Mega-Class Star Dreadnaught	Scomp Link,Episode VII,First Order,Permanent Pilot,Nav Computer	mega class dreadnaught,ship-docking capability	Supremacy
28	D	Supremacy: Bridge	Location	Site	Interior,Starship,Mobile,Scomp Link,Episode VII
29	D	Supremacy: Throne Room	Location	Site	Interior,Starship,Mobile,Scomp Link,Episode VII
30	D	Tatooine: Desert Heart (V)	Location	Site	Planet,Exterior
31	D	The Client's Bounty	Effect	Immediate		Bounty
32	D	The First Order Reigns / The Resistance Is Doomed	Objective		Episode VII
33	D	The Grand Inquisitor's Lightsaber	Weapon	Character		lightsaber
34	D	Tracked Fleet	Epic Event		Episode VII
35	D	Vicrul	Character	First Order	Episode VII,Pilot,Warrior	Knight of Ren
36	D	With Thunderous Applause	Epic Event		Episode I
37	L	A Good Friend	Effect		Skywalker,Episode VII
38	L	Captain Han Solo (V)	Character	Rebel	Pilot,Warrior	Corellian,captain,smuggler	Han
39	L	Chewie With Blaster Rifle (V)	Character	Rebel	Pilot,Warrior,Permanent Weapon	Wookiee,smuggler	Chewie
40	L	Cloud City: Beldon's Corridor	Location	Site	Interior,Mobile,Scomp Link	Cloud City location
41	L	Cloud City: Carbonite Chamber (V)	Location	Site	Interior,Mobile,Scomp Link	Cloud City location
42	L	Courage Of A Skywalker (V)	Interrupt	Lost
43	L	Din Djarin's Modified N-1	Starship	Starfighter: Modified N-1 Starfighter	Independent,Nav Computer
44	L	Endor: Rebel Landing Site (Forest) (V)	Location	Site	Exterior,Planet	Forest
45	L	Finn, Resistance Hero	Character	Resistance	Episode VII,Warrior	leader	Finn
46	L	Honoring What They Fight For	Interrupt	Lost
47	L	How Liberty Dies	Epic Event		Episode I
48	L	It Is The Future You See (V)	Jedi Test #5			jedi test 5
49	L	Lando With Blaster Rifle	Character	Alien/Rebel	Pilot,Warrior,Permanent Weapon	smuggler	Lando
50	L	Leia's Lightsaber	Weapon	Character	Episode VII	lightsaber	Leia's Lightsaber
51	L	Let's Keep A Little Optimism Here (V)	Defensive Shield
52	L	Major Panno (V)	Character	Rebel	Warrior	Dresselian,scout
53	L	Mind What You Have Learned / Save You It Can (V)	Objective
54	L	New Leadership Is Needed (V)	Interrupt	Lost Or Starting
55	L	No Disintegrations! (V)	Effect
56	L	Orrimaarko (V)	Character	Rebel	Warrior	Dresselian,leader,scout
57	L	Patience!	Epic Event
58	L	Yoda's Hope (V)	Effect
59	L	You Will Go To The Dagobah System (V)	Interrupt	Lost Or Starting
#226	Virtual Set 26
1	D	Cloud City: Dining Room (V)	Location	Site	Interior,Mobile,Scomp Link	Cloud City location
2	D	Coruscant (V)	Location	System	Planet,Episode I
3	D	Endless Legions	Interrupt	Used
4	D	Garindan, Imperial Spy	Character	Alien/Imperial		Kubaz,spy	Garindan
5	D	Guri (V)	Character	Droid	Pilot,Warrior,Presence	Black Sun agent,assassin,assassin droid,bodyguard,female
6	D	I'm Sorry (V)	Effect
7	D	Information Exchange (V)	Effect
8	D	Mara Jade, The Emperor's Hand (V)	Character	Alien/Imperial	Pilot,Warrior	female,sith apprentice,spy	Mara Jade
9	D	Ommni Box & It's Worse (V)	Interrupt	Used Or Lost
10	D	Rystall (V)	Character	Alien		Black Sun agent,female,musician
11	D	Salacious Crumb (V)	Character	Alien		Kowakian
12	D	This Deal Is Getting Worse All The Time / Pray I Don't Alter It Any Further (V)	Objective
13	D	Welcome Home, Lord Tyranus	Interrupt	Lost
14	L	Fallen Order	Epic Event
15	L	Jabiim: Path Operations Center	Location	Site	Interior,Planet,Scomp Link
16	L	Jabiim: Starship Hangar	Location	Site	Interior,Exterior,Planet,Scomp Link
17	L	Kashyyyk: Chewie's Hut	Location	Site	Episode I,Interior,Planet
18	L	Kelleran Beq	Character	Jedi Master/Republic	Episode I,Pilot,Warrior x2	Jedi survivor	Beq
19	L	Kelnacca	Character	Jedi Master	Episode I,Warrior	High Republic,Wookiee
20	L	Launching The Assault (V)	Effect
21	L	Mapuzo: Mining Village	Location	Site	Exterior,Planet
22	L	Mapuzo: Safehouse	Location	Site	Interior,Planet,Scomp Link
23	L	Mapuzo: Underground Corridor	Location	Site	Underground,Interior,Planet
24	L	Obi-Wan Kenobi, Jedi In Exile	Character	Rebel	Pilot,Warrior	Jedi survivor	Obi-Wan
25	L	Peli Motto	Character	Alien		female,mechanic,scavenger
26	L	Quinlan Vos	Character	Jedi Master	Pilot,Warrior	Jedi survivor
27	L	Something About This Boy	Interrupt	Lost Or Starting
28	L	The Hidden Path / Gather Allies And Train	Objective
#301	Demo Deck
1	L	Ahsoka Tano With Lightsabers	Character	Republic	Pilot,Warrior,Permanent Weapon,Clone Army,Episode I	Togruta,female,lightsaber,padawan	Ahsoka
2	L	City In The Clouds / You Truly Belong Here With Us	Objective
3	D	Asajj Ventress With Lightsabers	Character	Sith	Pilot,Warrior,Permanent weapon,Separatist,Episode I	Dathomirian,assassin,female,lightsaber	Ventress
4	D	Twin Suns Of Tatooine / Well Trained In The Jedi Arts	Objective		Episode I
5	L	Your Ship? (V)	Defensive Shield		Defensive Shield
6	D	Captain Khurgee (V)	Character	Imperial	Pilot,Warrior	captain,leader	Khurgee
7	L	Puck	Character	Rebel	Pilot,Warrior	Green Squadron,Red Squadron	Puck
8	L	Red 12	Starship	Starfighter: X-Wing	Nav Computer,Scomp Link	Rebel starship,Red Squadron,X-wing
9	D	Hyperoute Navigation Chart (V)	Game Aid
`;
