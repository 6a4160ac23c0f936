import { type SQL, sql } from 'drizzle-orm'
import { formTypes } from '#contract/forms/form-facts.ts'
import { content } from './content.ts'
import { number, oneOf, text, weighted } from './pick.ts'
import { city, university } from './places.ts'
import { vocabulary } from './vocabulary.ts'

/** How many forms an organization has. */
export const formsEach = 40

/**
 * Into `large_forms`, which lasts as long as the transaction, and from there to where they belong: a third takes
 * applications or will, most are over, some are drafts.
 */
export const makeForms = (count: number): SQL[] => [
  sql`
    create temp table large_forms on commit drop as
    select made.*, pg_temp.id_at(published) as id, company.id as company_id, company.name as company_name,
      case when random() < 0.05 then closes - interval '5 days' end as opens, ${title} as title,
      case when is_draft then 'Draft' when closes < now() then 'Closed' else 'Published' end as state
    from (
      select chosen.*, least(closes - interval '6 days', now()) - random() * interval '40 days' as published
      from (${choices(count)}) as chosen
    ) as made
    inner join large_companies as company on company.place = 1 + (made.place - 1) / ${number(formsEach)}`,
  sql`
    insert into forms (id, company_id, type, state, content, created_at, updated_at)
    select id, company_id, type, state, ${content}, published, published from large_forms`,
  sql`
    update forms set published_version = 1, published_at = published, opens_at = opens, closes_at = closes,
      closed_at = case when forms.state = 'Closed' then closes end,
      closed_because = case when forms.state = 'Closed' then 'deadline' end
    from large_forms where large_forms.id = forms.id and forms.state <> 'Draft'`,
  sql`
    insert into form_versions (form_id, version, content, published_at)
    select id, published_version, content, published_at from forms
    where published_version is not null and id in (select id from large_forms)`,
]

const choices = (count: number) => sql`
  select place, random() < 0.05 as is_draft,
    ${weighted({ scholarship: 9, program: 4, job: 4, voluntary: 2, other: 1 })} as type,
    ${oneOf(vocabulary.fields)} as field,
    date_trunc('hour', now() + case when random() < 0.35 then random() * interval '90 days'
      else random() * interval '-700 days' end) + interval '59 minutes' as closes,
    case when random() < 0.35 then array[]::int[] when random() < 0.8 then array[${city}] else array[34, 6, 35] end as cities,
    case when random() < 0.2 then array[${university}, ${university}] end as universities,
    case when random() < 0.3 then array['bachelor'] when random() < 0.3 then array['bachelor', 'master', 'phd']
      when random() < 0.3 then array['highschool', 'associate'] end as levels,
    2000 + 250 * floor(random() * 60)::int as lira,
    case when place % 3 = 0 then 60 + place % 4 * 10 end as min_gpa, case when place % 5 = 0 then 20 + place % 8 end as max_age,
    case when place % 2 = 0 then array[223] end as nationalities,
    case when place % 7 = 0 then array[34, 1 + place % 81] end as homes,
    case when place % 11 = 0 then array['female'] end as genders
  from generate_series(1, ${number(count)}) as place`

const title = sql`field || ' ' || case type ${sql.join(
  formTypes.map((type) => sql`when ${text(type)} then ${oneOf(vocabulary[type])}`),
  sql` `,
)} end || case when random() < 0.3 then ' ' || extract(year from closes)::text else '' end`
