import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { projectRoot } from '../../kernel/projectRoot';

/** Common stems of local passwords: words, names, places and rows of keys, lower case. */
const STEMS = `
  password passw0rd p@ssword p@ssw0rd parol parol1 qwerty qwertyu qwertyui qwertyuiop qwert asdfgh asdfghjk asdfghjkl zxcvbn
  zxcvbnm qazwsx qazwsxedc qweasd qweasdzxc 1q2w3e4r 1q2w3e4r5t 1qaz2wsx zaq12wsx q1w2e3r4 a1b2c3d4 abc123 abcd1234 abcdef
  abcdefgh letmein welcome welcome1 admin admin1 administrator login master secret access trustno1 iloveyou loveme love
  forever always sunshine princess monkey dragon shadow superman batman spiderman starwars pokemon football baseball
  basketball hockey soccer arsenal chelsea barcelona realmadrid liverpool juventus ronaldo messi michael jennifer jessica
  jordan thomas daniel andrew robert charlie matthew joshua nicole samantha ashley hannah alexander natasha svetlana tatiana
  ekaterina vladimir dmitry sergey andrey aleksandr nikita maksim ivan olga marina irina elena anna maria diana kristina
  aibek azamat nurlan bakyt ermek talant askar kanat timur ruslan aigul ainura aizada gulnara jyldyz meerim nurgul cholpon
  altynai begimai kyrgyzstan kirgizstan bishkek frunze issykkul issyk-kul karakol naryn talas jalalabad batken manas alatoo
  ala-too tokmok almaty astana moscow moskva russia rossiya kazakhstan london newyork america china internet computer
  samsung iphone nokia google facebook instagram whatsapp telegram youtube android windows microsoft banking bank banker
  mybank ebank money dollars credit client customer user guest test tester testing demo default changeme changeit
  temporary temp1234 hello hello1 goodbye freedom summer winter spring autumn january february march april june july august
  september october november december monday friday sunday family mother father mama papa sister brother baby angel
  пароль йцукен йцукенг фывапр ячсмить привет любовь солнышко зайчик котенок кыргызстан бишкек ысыккол нарын талас манас
  ала-тоо сырсоз алтын апам атам жаным
`
  .trim()
  .split(/\s+/);

/** Endings people add to a common word to pass a password rule. */
const ENDINGS = `
  1 2 3 7 01 11 12 13 21 22 23 69 77 99 007 111 123 321 777 1234 4321 12345 123456 123456789 1! 12! 123! ! !! !@# @123 #1 2020
  2021 2022 2023 2024 2025 2026 2027 @2025 @2026 -2025 -2026 _123 .123
`
  .trim()
  .split(/\s+/);

/** The ten thousand most common passwords of the world and more, lower case; written by scripts/generate/commonPasswordList.ts. */
function listedPasswords(): readonly string[] {
  return readFileSync(join(projectRoot(), 'bank/modules/identity/commonPasswords.txt'), 'utf8').trimEnd().split('\n');
}

function allCommon(): ReadonlySet<string> {
  return new Set([
    ...listedPasswords(),
    ...STEMS,
    ...STEMS.flatMap((stem) => ENDINGS.map((ending) => `${stem}${ending}`)),
  ]);
}

let common: ReadonlySet<string> | undefined;

/** True for a common password, which an attacker tries first; upper and lower case make no difference. */
export function isCommonPassword(password: string): boolean {
  common ??= allCommon();
  return common.has(password.toLowerCase());
}
