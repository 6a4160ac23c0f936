import { type SQL, sql } from 'drizzle-orm'
import { number, oneOf, weighted } from './pick.ts'
import { city, university } from './places.ts'
import { vocabulary } from './vocabulary.ts'

/** These accounts have no password, so no sign-in is possible. */
export const makeCandidates = (count: number): SQL[] => [
  sql`
    create temp table large_candidates on commit drop as
    select place, pg_temp.id_at(moment) as id, pg_temp.id_at(moment) as account_id, moment, ${city} as city_id,
      ${oneOf(['Ayşe', 'Mehmet', 'Zeynep', 'Emre', 'Elif', 'Can', 'Şule', 'Işıl', 'İbrahim', 'Çağla'])} as name
    from (
      select place, now() - random() * interval '2 years' as moment
      from generate_series(1, ${number(count)}) as place
    ) as made`,
  sql`
    insert into accounts (id, kind, email, email_verified_at, name, surname, created_at)
    select account_id, 'Candidate', 'aday-' || account_id || '@kopru.test', moment, name,
      ${oneOf(vocabulary.roots)} || ${oneOf(vocabulary.ends)}, moment from large_candidates`,
  sql`
    insert into candidates (id, account_id, birth_date, gender, nationality_id, country_id, city_id, created_at)
    select id, account_id, (now() - interval '16 years' - random() * interval '14 years')::date,
      ${oneOf(['female', 'male'])}, 223, 223, city_id, moment from large_candidates`,
  sql`
    insert into candidate_educations (id, candidate_id, level, university_id, gpa, gpa_system_id)
    select pg_temp.id_at(moment), id, ${oneOf(['associate', 'bachelor', 'bachelor', 'master', 'phd'])},
      ${university}, round((2 + 2 * random())::numeric, 2), 1 from large_candidates`,
]

/** Some forms have thousands and most have few, as it is. */
export const makeApplications = (count: number): SQL[] => [
  sql`
    create temp table large_published on commit drop as
    select row_number() over (order by id) as place, id, company_id, published, least(closes, now()) as until
    from large_forms where state <> 'Draft'`,
  sql`
  insert into applications (id, form_id, company_id, candidate_id, form_version, status, created_at, submitted_at)
  select pg_temp.id_at(sent), form.id, form.company_id, candidate.id, 1, status, sent,
    case when status <> 'Draft' then sent end
  from (
    select 1 + floor(random() * random() * (select count(*) from large_published))::int as form_place,
      1 + floor(random() * (select count(*) from large_candidates))::int as candidate_place,
      ${weighted({ Draft: 4, Submitted: 5, InReview: 4, Shortlisted: 1, Approved: 2, Reserve: 1, Rejected: 3 })} as status
    from generate_series(1, ${number(count)})
  ) as made
  inner join large_published as form on form.place = form_place
  inner join large_candidates as candidate on candidate.place = candidate_place
  cross join lateral (select published + random() * (until - published) as sent) as time
  on conflict do nothing`,
]
