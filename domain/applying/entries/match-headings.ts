import { answerColumnOf, type EntryField } from '#contract/entries/entry-facts.ts'
import { fold } from '#platform/text/turkish.ts'

/** Common headings, in the form that `bare` returns. */
const spellings: Readonly<Record<EntryField, readonly string[]>> = {
  email: ['eposta', 'epostaadresi', 'email', 'emailaddress', 'mail', 'mailadresi', 'emailadresi', 'elektronikposta'],
  name: ['ad', 'adi', 'isim', 'ismi', 'name', 'firstname', 'givenname', 'onad', 'onadi'],
  surname: ['soyad', 'soyadi', 'soyisim', 'soyismi', 'surname', 'lastname', 'familyname'],
  fullName: [
    'adsoyad',
    'adisoyadi',
    'advesoyad',
    'adivesoyadi',
    'isimsoyisim',
    'ismisoyismi',
    'fullname',
    'namesurname',
  ],
  phone: [
    'telefon',
    'telefonu',
    'telefonno',
    'telefonnumarasi',
    'tel',
    'telno',
    'gsmno',
    'cepno',
    'cep',
    'ceptelefonu',
    'ceptel',
    'gsm',
    'phone',
    'phonenumber',
    'mobile',
    'mobilephone',
  ],
  level: [
    'duzey',
    'egitimduzeyi',
    'ogrenimduzeyi',
    'ogrenimdurumu',
    'egitimdurumu',
    'egitimseviyesi',
    'level',
    'educationlevel',
    'levelofeducation',
    'degree',
  ],
  university: ['universite', 'universitesi', 'okul', 'okulu', 'okuladi', 'lise', 'university', 'school', 'college'],
  department: ['bolum', 'bolumu', 'program', 'programi', 'department', 'major', 'fieldofstudy'],
  class: ['sinif', 'sinifi', 'class', 'year', 'grade', 'yearofstudy'],
  gpa: [
    'notortalamasi',
    'ortalama',
    'ortalamasi',
    'gano',
    'agno',
    'genelnotortalamasi',
    'agirliklinotortalamasi',
    'gpa',
    'cgpa',
    'gradepointaverage',
    'gradeaverage',
  ],
  birthDate: ['dogumtarihi', 'dogumgunu', 'dtarihi', 'dateofbirth', 'birthdate', 'birthday', 'dob'],
  gender: ['cinsiyet', 'cinsiyeti', 'gender', 'sex'],
  nationality: ['uyruk', 'uyrugu', 'vatandaslik', 'vatandasligi', 'nationality', 'citizenship'],
  city: ['sehir', 'sehri', 'il', 'ili', 'yasadigisehir', 'yasadigiil', 'ikametsehri', 'ikametili', 'city', 'province'],
}

const byHeading = new Map(
  Object.entries(spellings).flatMap(([field, ways]) => ways.map((way) => [way, field as EntryField] as const)),
)

/** Folded letters only: `E-Posta *`, `E-POSTA` and `eposta` are the same heading. */
const bare = (heading: string) => fold(heading.replace(/\([^()]*\)/gu, '')).replace(/[^a-z]/g, '')

export const fieldFor = (heading: string): EntryField | null => byHeading.get(bare(heading)) ?? null

/**
 * The field of each column, by its heading in either language, or the form's question with that title. Of two columns
 * for one field the first counts, and a column with the whole name only if there are none for name and surname.
 */
export function matchHeadings(headings: readonly string[], questions: readonly Titled[] = []): (string | null)[] {
  const found = headings.map((heading) => fieldFor(heading) ?? questionFor(heading, questions))
  const isSplit = found.includes('name') && found.includes('surname')
  const taken = new Set<string>()
  return found.map((field) => {
    if (field === null || taken.has(field) || (field === 'fullName' && isSplit)) return null
    taken.add(field)
    return field
  })
}

interface Titled {
  readonly id: string
  readonly label: string
}

const title = (text: string) => fold(text).replace(/[^a-z0-9]/g, '')

function questionFor(heading: string, questions: readonly Titled[]): string | null {
  const sought = title(heading)
  const asked = sought === '' ? undefined : questions.find(({ label }) => title(label) === sought)
  return asked ? answerColumnOf(asked.id) : null
}
