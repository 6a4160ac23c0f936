/**
 * Web addresses in names and subjects. These are chosen by an organization and shown in e-mails to people who do not
 * know it: mail programs would turn `kazan.com` into a link that we seem to recommend.
 */

/** Whether a name or subject contains a web address: `https://…`, `www.…`, or a domain such as `kazan.com`. */
export function hasWebAddress(text: string): boolean {
  const plain = spelledPlainly(text)
  return scheme.test(plain) || www.test(plain) || (plain.match(dotted) ?? []).some(isDomain)
}

/**
 * The text with its web addresses broken up (`kazan. com`), so that mail programs make no links of them. Breaks up
 * more than `hasWebAddress` finds, because an extra space does no harm: `Dr.Öğr.` becomes `Dr. Öğr.`. Other texts stay
 * unchanged.
 */
export function withoutWebAddresses(text: string): string {
  const plain = spelledPlainly(text)
  const broken = plain
    .replace(new RegExp(scheme, 'giu'), ' ')
    .replace(new RegExp(www, 'giu'), '$1 ')
    .replace(new RegExp(joint, 'gu'), '. ')
  return broken === plain ? text : broken.replace(/ {2,}/g, ' ').trim()
}

/** Normalises letters and dots as browsers do in host names, and removes invisible characters. */
const spelledPlainly = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '')
    .replaceAll('\u3002', '.')

const scheme = /(?:[\p{L}\p{N}+-]+:[/\\]{2}|(?:https?|ftp):[/\\])[/\\]*/iu
const www = /(?<![\p{L}\p{N}])(www\d?)\.(?=\S)/iu
const label = '[\\p{L}\\p{M}\\p{N}_-]'
const dotted = new RegExp(`${label}+(?:\\.${label}+)+`, 'gu')
/**
 * A dot after any character (`💰.ws` is a domain) and before at least two characters with a letter: not in `A.Ş.`,
 * `T.C.` and `5.000`.
 */
const joint = new RegExp(`(?<=[^\\s.])\\.(?=${label}{2})(?=[\\p{N}_-]*\\p{L})`, 'u')

function isDomain(run: string): boolean {
  const end = run.slice(run.lastIndexOf('.') + 1)
  const folded = end.toLowerCase().replaceAll('\u0307', '')
  if (folded.startsWith('xn--') || generic.has(folded) || rarelyAWord.has(folded)) return true
  // "Burs.Su projesi" lacks a space after a sentence; "Tic.ve San." is common in names of companies.
  return countries.has(folded) && folded !== 've' && !/^\p{Lu}\p{Ll}/u.test(end)
}

const wordsOf = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** Top-level domains of more than two letters. Not `ltd`, as in "Tic.Ltd.". */
const generic = wordsOf(
  'com net org info biz edu gov mil int pro mobi tel asia app dev web xyz top site online shop store club live link click page ' +
    'tech space website fun icu vip work works cloud blog news media digital agency email host press wiki world today life ' +
    'group center company support help team zone win bid loan men date download stream trade review party science faith racing ' +
    'accountant cricket webcam click cyou sbs cfd rest bond monster quest lol buzz bar best beauty hair skin makeup boats autos ' +
    'homes motorcycles yachts pics mom one network systems solutions services academy school university education foundation ' +
    'fund finance money cash bank credit gift gifts promo sale deals events social chat video games game casino bet poker ' +
    'email ist istanbul рф онлайн сайт',
)

/** Country domains that are used worldwide and are rarely words of a Turkish or English name. */
const rarelyAWord = wordsOf('tr co io me ai tv cc ly gg ru cn tk ml ga cf gq to us uk eu fr nl gl gd ws vc')

const countries = wordsOf(
  'ac ad ae af ag al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bw by bz ca cd ch ci ck cl cm cr ' +
    'cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es et fi fj fk fm fo ge gf gh gi gm gn gp gr gs gt gu gw gy hk hm hn hr ht hu ' +
    'id ie il im in iq ir is it je jm jo jp ke kg kh ki km kn kp kr kw ky kz la lb lc li lk lr ls lt lu lv ma mc md mg mh mk mm mn ' +
    'mo mp mq mr ms mt mu mv mw mx my mz na nc ne nf ng ni no np nr nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro rs ' +
    'rw sa sb sc sd se sg sh si sk sl sm sn so sr ss st su sv sx sy sz tc td tf tg th tj tl tm tn tt tw tz ua ug uy uz va ve vg vi ' +
    'vn vu wf ye yt za zm zw',
)
