/** Every unit of the set as it is printed: number, title, side and type, subtypes, cost speed power health, rarity. */
const printed = `
1 | Anakin Skywalker (A) | light character | Jedi Padawan | 7 60 6 5 | rare
2 | Anakin Skywalker (B) | light character | Jedi Padawan | 5 50 4 4 | rare
3 | Assassin Droid ASN-121 (A) | dark character | Assassin Droid | 3 50 4 1 | rare
4 | Bail Organa (A) | light character | Alderaanian Diplomat | 4 40 3 2 | rare
6 | Boba Fett (A) | neutral character | Clone Boy | 2 40 2 1 | rare
7 | Captain Typho (A) | light character | Naboo Soldier | 5 40 5 5 | rare
9 | Clone Officer | light character | Clone Soldier | 5 40 5 4 | rare
13 | Darth Sidious (A) | dark character | Dark Jedi Master | 8 40 5 6 | rare
14 | Darth Tyranus (A) | dark character | Dark Jedi Master | 9 50 7 5 | rare
16 | Dexter Jettster (A) | neutral character | Diner Owner | 4 50 1 4 | rare
17 | Geonosian Sentry | dark character | Geonosian Soldier | 6 40 4 4 | rare
21 | Jango Fett (A) | dark character | Bounty Hunter | 8 60 7 6 | rare
22 | Jango Fett (B) | dark character | Bounty Hunter | 6 60 6 4 | rare
23 | Jar Jar Binks (A) | light character | Gungan Diplomat | 3 40 2 2 | rare
27 | Lama Su (A) | neutral character | Kaminoan Diplomat | 4 20 3 3 | rare
28 | Luxury Airspeeder | neutral ground | Coruscant Speeder | 3 60 2 2 | uncommon
30 | Naboo Defense Station | light ground | Naboo Fortification | 8 10 6 12 | rare
31 | Obi-Wan Kenobi (A) | light character | Jedi Knight | 7 40 6 7 | rare
32 | Obi-Wan's Starfighter (A) | light space | Jedi Starfighter | 4 50 3 3 | rare
34 | Padmé Amidala (A) | light character | Naboo Diplomat | 5 60 4 4 | rare
35 | Padmé Amidala (B) | light character | Naboo Diplomat | 4 40 3 2 | rare
36 | Padmé's Yacht (A) | light space | Naboo Transport | 5 40 3 5 | rare
37 | Plo Koon (A) | light character | Kel Dor Jedi Master | 6 50 5 5 | rare
40 | Queen Jamillia (A) | light character | Naboo Diplomat | 4 30 3 2 | rare
41 | R2-D2 (A) | light character | Astromech Droid | 3 10 2 3 | rare
42 | San Hill (A) | dark character | IG Banking Clan Diplomat | 2 20 1 2 | uncommon
45 | Shu Mai (A) | dark character | Commerce Guild Diplomat | 3 30 3 2 | uncommon
46 | Slave I (A) | dark space | Patrol Ship | 4 40 5 3 | rare
49 | Taun We (A) | neutral character | Kaminoan Diplomat | 2 20 2 3 | rare
50 | Trade Federation Battleship Core | dark ground | Trade Federation Fortification | 9 10 10 12 | rare
52 | Tyranus's Geonosian Speeder (A) | dark ground | Geonosian Speeder | 6 40 2 1 | rare
53 | Tyranus's Solar Sailer (A) | dark space | Geonosian Starfighter | 4 60 2 2 | rare
58 | Yoda (A) | light character | Jedi Master | 9 40 6 6 | rare
60 | Zam Wesell (A) | dark character | Clawdite Bounty Hunter | 6 60 6 4 | rare
61 | Acklay | dark character | Geonosian Creature | 3 40 3 3 | uncommon
62 | Anakin Skywalker (C) | light character | Jedi Padawan | 5 60 5 4 | uncommon
64 | AT-TE Walker 23X | light ground | Republic Assault Walker | 6 50 5 4 | uncommon
65 | AT-TE Walker 71E | light ground | Republic Assault Walker | 6 60 5 4 | rare
67 | C-3PO (A) | light character | Protocol Droid | 3 10 1 3 | uncommon
69 | Chancellor Palpatine (A) | light character | Coruscant Diplomat | 4 30 4 4 | rare
72 | Cliegg Lars (A) | light character | Tatooine Farmer | 2 30 2 2 | uncommon
73 | Clone Warrior 4/163 | light character | Clone Soldier | 4 40 4 4 | uncommon
74 | Clone Warrior 5/373 | light character | Clone Soldier | 3 40 3 3 | uncommon
75 | Commerce Guild Droid Platoon | dark ground | Commerce Guild Droid | 7 30 5 6 | uncommon
76 | Cordé (A) | light character | Naboo Handmaiden | 2 30 2 1 | uncommon
77 | Coruscant Freighter AA-9 (A) | neutral space | Independent Transport | 7 20 1 8 | uncommon
79 | Darth Tyranus (B) | dark character | Dark Jedi Master | 7 50 6 4 | uncommon
81 | Destroyer Droid, P Series | dark character | Trade Federation Droid | 7 40 5 4 | uncommon
83 | Droid Control Ship | dark space | Trade Federation Capital Ship | 9 10 9 9 | uncommon
84 | Elan Sleazebaggano (A) | neutral character | Coruscant Merchant | 3 50 3 1 | rare
85 | Geonosian Guard | dark character | Geonosian Soldier | 2 30 2 2 | uncommon
86 | Geonosian Warrior | dark character | Geonosian Soldier | 3 50 3 2 | uncommon
88 | Infantry Battle Droid, B1 Series | dark character | Trade Federation Droid | 2 40 2 1 | uncommon
89 | Jango Fett (C) | dark character | Bounty Hunter | 5 60 4 4 | uncommon
90 | Jawa Sandcrawler | neutral ground | Tatooine Sandcrawler | 4 10 2 7 | uncommon
91 | Jedi Patrol | light ground | Jedi Knight | 3 30 3 3 | uncommon
92 | Kaminoan Guard | neutral character | Kaminoan Soldier | 4 50 3 3 | uncommon
93 | Kit Fisto (A) | light character | Nautolan Jedi Master | 5 40 4 5 | uncommon
95 | Naboo Security Guard | light character | Naboo Soldier | 2 30 2 2 | uncommon
96 | Naboo Spaceport | light ground | Naboo Fortification | 9 10 7 9 | uncommon
97 | Nexu | dark character | Geonosian Creature | 5 50 4 3 | uncommon
98 | Nute Gunray (A) | dark character | Trade Federation Diplomat | 3 20 2 3 | uncommon
99 | Obi-Wan Kenobi (B) | light character | Jedi Knight | 5 40 5 5 | uncommon
100 | Padmé Amidala (C) | light character | Naboo Diplomat | 4 50 3 3 | uncommon
101 | Poggle the Lesser (A) | dark character | Geonosian Diplomat | 4 40 3 3 | uncommon
102 | Reek | dark ground | Geonosian Creature | 3 50 2 2 | uncommon
103 | Republic Assault Ship | light space | Republic Capital Ship | 7 30 6 7 | uncommon
104 | Republic Cruiser | light space | Republic Transport | 4 30 4 3 | common
105 | Shaak Ti (A) | light character | Togruta Jedi Master | 4 50 3 5 | uncommon
110 | Super Battle Droid 8EX | dark character | Trade Federation Droid | 5 40 5 5 | uncommon
111 | Trade Federation Battleship | dark space | Trade Federation Capital Ship | 6 10 4 6 | uncommon
112 | Trade Federation C-9979 | dark space | Trade Federation Transport | 4 20 2 5 | uncommon
115 | Wat Tambor (A) | dark character | Techno Union Diplomat | 4 30 2 3 | uncommon
116 | Watto (A) | neutral character | Tatooine Merchant | 4 20 3 3 | uncommon
119 | Yoda (B) | light character | Jedi Master | 5 40 4 4 | uncommon
120 | Zam's Airspeeder (A) | dark ground | Coruscant Speeder | 2 60 1 1 | uncommon
121 | Anakin Skywalker (D) | light character | Jedi Padawan | 4 50 4 3 | common
122 | Battle Droid Squad | dark ground | Trade Federation Droid | 2 10 2 3 | common
123 | Bravo N-1 Starfighter | light space | Naboo Starfighter | 3 50 3 2 | common
124 | Chancellor's Guard Squad | light ground | Republic Soldier | 3 30 2 3 | common
125 | Clone Platoon | light ground | Clone Soldier | 4 40 4 4 | common
126 | Clone Squad | light ground | Clone Soldier | 3 10 3 3 | common
127 | Commerce Guild Droid 81 | dark ground | Commerce Guild Droid | 6 30 7 5 | common
128 | Commerce Guild Starship | dark space | Commerce Guild Transport | 4 30 3 4 | common
129 | Corellian Star Shuttle | light space | Republic Transport | 4 20 3 4 | common
130 | Darth Tyranus (C) | dark character | Dark Jedi Master | 5 50 5 4 | common
131 | Destroyer Droid Squad | dark ground | Trade Federation Droid | 5 40 5 5 | common
132 | Droid Starfighter DFS-4CT | dark space | Trade Federation Droid Starfighter | 2 50 2 1 | common
133 | Droid Starfighter Squadron | dark space | Trade Federation Droid Starfighter | 3 40 3 3 | common
134 | Droid Starfighter Wing | dark space | Trade Federation Droid Starfighter | 4 40 4 4 | common
135 | Elite Jedi Squad | light ground | Jedi Knight | 3 40 3 2 | common
136 | Flying Geonosian Squad | dark ground | Geonosian Soldier | 6 30 4 6 | common
137 | Geonosian Defense Platform | dark ground | Geonosian Fortification | 7 20 7 7 | common
138 | Geonosian Fighter | dark space | Geonosian Starfighter | 3 50 2 2 | common
139 | Geonosian Squad | dark ground | Geonosian Soldier | 4 30 2 3 | common
140 | Gozanti Cruiser | neutral space | Independent Transport | 6 10 5 6 | common
144 | Hyperdrive Ring | light space | Republic Device | 3 30 1 3 | common
145 | Intergalactic Banking Clan Starship | dark space | IG Banking Clan Transport | 5 20 4 5 | common
146 | Jango Fett (D) | dark character | Bounty Hunter | 4 50 4 3 | common
147 | Jedi Starfighter 3R3 | light space | Jedi Starfighter | 3 50 3 3 | common
152 | N-1 Starfighter | light space | Naboo Starfighter | 2 60 2 1 | common
153 | Naboo Cruiser | light space | Naboo Transport | 6 10 6 7 | common
154 | Naboo Royal Starship | light space | Naboo Transport | 5 20 5 6 | common
155 | Naboo Senatorial Escort | light ground | Naboo Soldier | 2 10 2 3 | common
156 | Naboo Starfighter Squadron | light space | Naboo Starfighter | 4 40 4 4 | common
157 | Obi-Wan Kenobi (C) | light character | Jedi Knight | 4 40 4 4 | common
159 | Padmé Amidala (D) | light character | Naboo Diplomat | 3 50 3 3 | common
160 | Patrol Speeder | neutral ground | Naboo Speeder | 4 20 3 4 | common
163 | Recon Speeder | neutral ground | Republic Speeder | 5 30 4 3 | uncommon
164 | Republic Attack Gunship UH-478 | light ground | Republic Gunship | 6 40 6 6 | common
167 | Rickshaw | neutral ground | Tatooine Vehicle | 2 20 2 2 | common
170 | Speeder Bike Squadron | light ground | Republic Speeder | 5 60 3 4 | common
173 | Swoop Bike | neutral ground | Tatooine Speeder | 2 50 2 1 | common
176 | Taylander Shuttle | neutral space | Independent Transport | 2 20 2 2 | common
177 | Techno Union Starship | dark space | Techno Union Capital Ship | 6 30 6 6 | common
178 | Trade Federation War Freighter | dark space | Trade Federation Capital Ship | 7 30 5 7 | common
179 | Walking Droid Fighter | dark ground | Trade Federation Droid | 4 20 6 2 | common
180 | Zam Wesell (B) | dark character | Clawdite Bounty Hunter | 3 40 3 3 | common
`;

export interface PrintedUnit {
  readonly number: number;
  readonly title: string;
  readonly side: string;
  readonly type: 'space' | 'ground' | 'character';
  readonly subtypes: string;
  readonly cost: number;
  readonly speed: number;
  readonly power: number;
  readonly health: number;
  readonly rarity: string;
}

function read(line: string): PrintedUnit {
  const [number, title = '', kind = '', subtypes = '', values = '', rarity = ''] = line.split(' | ');
  const [side = '', type] = kind.split(' ');
  const [cost = 0, speed = 0, power = 0, health = 0] = values.split(' ').map(Number);
  return {
    number: Number(number),
    title,
    side,
    type: type as PrintedUnit['type'],
    subtypes,
    cost,
    speed,
    power,
    health,
    rarity,
  };
}

export const printedUnits: readonly PrintedUnit[] = printed.trim().split('\n').map(read);
