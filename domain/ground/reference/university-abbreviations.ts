import { type SQL, sql } from 'drizzle-orm'
import { turkey } from '#contract/data/data.ts'
import { universities } from '#database/schema/reference.ts'
import { fold } from '#platform/text/turkish.ts'

/**
 * Abbreviations that are not the initials of a name, or are the initials of several, with the words that find the
 * university.
 */
const irregular: Readonly<Record<string, string>> = {
  itu: 'istanbul teknik',
  iste: 'iskenderun teknik',
  boun: 'bogazici',
  bu: 'bogazici',
  gsu: 'galatasaray',
  esogu: 'osmangazi',
  ogu: 'osmangazi',
  kou: 'kocaeli universitesi',
  sau: 'sakarya universitesi',
  pau: 'pamukkale',
  baun: 'balikesir',
  nku: 'namik kemal',
  adu: 'adnan menderes',
  'tobb etu': 'tobb',
}

/** The full name to search for instead of such an abbreviation. */
export const wholeNameFor = (search: string): string | undefined => irregular[fold(search).trim()]

/** The folded initials of a name, equal to `initialsOf`: hyphenated words give two, small words none. */
const initials = (name: SQL): SQL =>
  sql`regexp_replace(regexp_replace(tr_fold(${name}), '\\m(ve|and|of|the)\\M', '', 'g'), '\\s*([^\\s-])[^\\s-]*[\\s-]*', '\\1', 'g')`

/** The Turkish universities with these initials, in either language. */
export const hasInitials: SQL = sql`${universities.id} = any (array(
  select ${sql.raw('known.id')} from ${universities} known
  where known.country_id = ${sql.raw(String(turkey))} and (select tr_fold(${sql.placeholder('initials')}::text))
    in (${initials(sql.raw('known.name'))}, ${initials(sql.raw("coalesce(known.name_en, '')"))})
))`
