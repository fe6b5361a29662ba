import { tcgSubject } from '../../../../tools/games/tcg.ts';
import { testEveryOption } from './everyOption.ts';

testEveryOption('TCG', tcgSubject);
