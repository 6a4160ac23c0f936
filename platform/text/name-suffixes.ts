import { lastVowelOf, readNamesWith, type SpokenWord } from './suffixes.ts'
import { lower } from './turkish.ts'

// A side-effect import for modules that inflect names (Türk Eğitim Vakfı’na, İBB’ye, Kemal’e); it exports nothing.

readNamesWith(spokenName)

function spokenName(written: string): SpokenWord {
  // Acronyms without a syllable are spelled letter by letter: İBB’ye, A.Ş.’ye.
  if (/^(?:\p{Lu}*[^AEIİOÖUÜ\P{Lu}]{2}|[^AEIİOÖUÜ\P{Lu}])$/u.test(written))
    return { word: 'be', vowel: 'e', isPossessed: false }
  const small = lower(written)
  const word = small === 'şti' ? 'şirketi' : small
  return { word, vowel: vowelHeard(word), isPossessed: isPossessive(word) }
}

/**
 * Whether the word has a possessive suffix, as in Türk Eğitim Vakfı. Recognised by endings that only such words have
 * (-sı after a vowel in harmony, -ğı, -ları), and by common words in names of organizations.
 */
const isPossessive = (word: string) =>
  /(?:[aı]sı|[ei]si|[ou]su|[öü]sü|ğı|ği|ğu|ğü|ları|leri)$/.test(word) ||
  /(?:vakfı|kurumu|kulübü|okulu|merkezi|fonu|şirketi|syonu|konseyi|yurdu|koleji|ajansı|ofisi|grubu|meclisi|kooperatifi|programı|bursu|evi|hareketi|platformu|holdingi|teşkilatı|cemiyeti|festivali|kampı|oğlu|ekibi)$/.test(
    word,
  )

/** Loanwords whose last vowel is a back vowel in writing but pronounced front: Kemal’e, İstiklal’den. */
const heardFront = /(?:[kc]emal|celal|bilal|hilal|nihal|meral|zuhal|ikbal|istiklal|saat|hayal|resul|rol|gol|ideal)$/

function vowelHeard(word: string): string {
  const letters = word
    .normalize('NFD')
    .replace(/[\u0300-\u0303]/g, '')
    .normalize('NFC')
  const last = lastVowelOf(letters)
  if (!heardFront.test(word)) return last
  return last === 'a' ? 'e' : last === 'o' ? 'ö' : 'ü'
}
