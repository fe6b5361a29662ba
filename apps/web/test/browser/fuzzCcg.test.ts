import { ccgSubject } from '../../../../tools/games/ccg.ts';
import { testEveryOption } from './everyOption.ts';

testEveryOption('CCG', ccgSubject);
