import { sql } from 'drizzle-orm'
import { levelCodes } from '#contract/forms/form-facts.ts'

/** For all at once what publishing writes for one, but for what they are found by; a test holds the two together. */
export const makeListings = sql`
    insert into listings (form_id, number, company_id, company_name, type, is_open, title, summary, language, cover, tags,
      levels, university_ids, city_ids, min_gpa, max_age, nationality_ids, home_city_ids, genders, work_place, work_kind, quota, amount_minor, currency, period, times,
      monthly_minor, opens_at, closes_at, published_at, closed_at)
    select forms.id, forms.number, forms.company_id, company_name, forms.type, forms.state = 'Published', forms.title,
      basics ->> 'summary', basics ->> 'language', basics ->> 'cover',
      array(select jsonb_array_elements_text(basics -> 'tags')),
      coalesce(levels, ${sql.param(levelCodes)}::text[]), coalesce(universities, array[0]),
      case when cities = '{}' then array[0] else cities end, min_gpa, max_age, nationalities, homes, genders,
      basics ->> 'workPlace', basics ->> 'workKind',
      (basics ->> 'quota')::int, (amount ->> 'minor')::bigint, amount ->> 'currency', amount ->> 'period',
      (amount ->> 'times')::smallint, (amount ->> 'minor')::bigint, opens_at, closes_at, published_at, closed_at
    from forms
    inner join large_forms using (id)
    cross join lateral (
      select content -> 'basics' as basics, nullif(content -> 'basics' -> 'amount', 'null') as amount
    ) as said
    where forms.state <> 'Draft'`
