import { type SQL, sql } from 'drizzle-orm'
import { companyTypes } from '#contract/forms/form-facts.ts'
import { number, oneOf, text } from './pick.ts'
import { city } from './places.ts'
import { vocabulary } from './vocabulary.ts'

/** The first has the same rare name however many there are, so that a search for it finds as much in any of them. */
export const rareName = 'Sümbülzade'

/** Into `large_companies`, which lasts as long as the transaction, and from there to where they belong. */
export const makeCompanies = (count: number): SQL[] => [
  sql`
    create temp table large_companies on commit drop as
    select place, pg_temp.id_at(moment) as id, moment, ${city} as city_id,
      case when place = 1 then ${text(`${rareName} Vakfı`)}
        else ${oneOf(vocabulary.roots)} || ${oneOf(vocabulary.ends)} || ' ' || ${oneOf(vocabulary.kinds)} end as name
    from (
      select place, now() - random() * interval '3 years' as moment from generate_series(1, ${number(count)}) as place
    ) as made`,
  sql`
    insert into companies (id, name, type, about, city_id, followers, verified_at, created_at, updated_at)
    select id, name, ${oneOf(companyTypes)}, '<p>' || name || ', gençlerin yanında.</p>', city_id,
      floor(random() * random() * 5000)::int, case when random() < 0.4 then moment end, moment, moment
    from large_companies`,
]
