import { type SQL, sql } from 'drizzle-orm'
import { workKinds, workPlaces } from '#contract/forms/form-facts.ts'
import { oneOf } from './pick.ts'
import { vocabulary } from './vocabulary.ts'

/** The FormContent of a row of `large_forms`. */
export const content = sql`jsonb_build_object(
  'basics', jsonb_build_object(
    'title', title,
    'summary', company_name || ', ' || field || ' alanında ' || floor(random() * 50 + 5)::text || ' kişiyi bekliyor. Sorular için: '
      || ${oneOf(vocabulary.roots)} || ${oneOf(vocabulary.ends)} || ${oneOf(vocabulary.suffixes)},
    'body', '<p>' || title || ' için başvurular açıldı.</p>',
    'language', 'tr', 'cover', null,
    'tags', case when random() < 0.6 then jsonb_build_array(${oneOf(vocabulary.tags)}) else '[]' end,
    'quota', case when random() < 0.5 then floor(random() * 200)::int + 1 end,
    'amount', case when type = 'scholarship' or (type = 'job' and random() < 0.5)
      then jsonb_build_object('minor', lira * 100, 'currency', 'TRY', 'period', 'month', 'times', 9) end,
    'workPlace', case when type = 'job' then ${oneOf(workPlaces)} end,
    'workKind', case when type = 'job' then ${oneOf(workKinds)} end,
    'cityIds', to_jsonb(cities)
  ),
  'dates', jsonb_build_object('opensAt', ${iso(sql`opens`)}, 'closesAt', ${iso(sql`closes`)}, 'resultAt', null),
  'eligibility',
    ${asks(sql`levels`, sql`'kind', 'level', 'levels', levels`)}
    || ${asks(sql`universities`, sql`'kind', 'university', 'universityIds', universities`)}
    || ${asks(sql`min_gpa`, sql`'kind', 'gpa', 'min', min_gpa, 'systemId', 2`)}
    || ${asks(sql`max_age`, sql`'kind', 'age', 'min', null, 'max', max_age`)}
    || ${asks(sql`nationalities`, sql`'kind', 'nationality', 'countryIds', nationalities`)}
    || ${asks(sql`homes`, sql`'kind', 'city', 'cityIds', homes`)}
    || ${asks(sql`genders`, sql`'kind', 'gender', 'genders', genders`)},
  'questions', '[]'::jsonb, 'documents', '[]'::jsonb, 'steps', '[]'::jsonb, 'reviewers', '[]'::jsonb,
  'messages', ${JSON.stringify({ received: silence(), unfinished: silence() })}::jsonb, 'texts', '[]'::jsonb
)`

/** A condition, where there is something to ask. */
function asks(something: SQL, condition: SQL) {
  return sql`case when ${something} is null then '[]' else jsonb_build_array(jsonb_build_object(${condition})) end`
}

function silence() {
  return { on: false, subject: '', text: '' }
}

function iso(moment: SQL) {
  return sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}
