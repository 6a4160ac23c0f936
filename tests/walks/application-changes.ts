import fc from 'fast-check'
import { ApplicationStatus } from '#contract/fields/application-status.ts'

// Statements that change some applications and what belongs to them; which, the number in $1 says.

const some = "('x' || substr(md5(id::text || $1::text), 1, 6))::bit(24)::int % 7 = 0"
/** Either of the two members. */
const member = `select account_id from company_members where company_members.company_id = applications.company_id
  order by md5(account_id::text || applications.id::text) limit 1`
const change = fc
  .oneof(
    fc
      .constantFrom(...ApplicationStatus.options.filter((status) => status !== 'Draft'))
      .map((to) => `status = '${to}'`),
    fc.constantFrom('sealed = not sealed', 'step_id = form_id', 'step_id = null', 'changed_at = now()'),
    fc.constantFrom(
      "submitted_at = submitted_at - interval '17 days'",
      "submitted_at = submitted_at + interval '40 days'",
      "created_at = created_at - interval '9 days'",
    ),
    fc
      .tuple(
        fc.constantFrom('Approved', 'Reserve', 'Rejected'),
        fc.constantFrom('5 hours', '80 hours', '700 hours', '-1 hour'),
      )
      .map(
        ([to, after]) =>
          `status = '${to}', decided_at = submitted_at + interval '${after}' + interval '1 minute' * (ascii(right(id::text, 1)) % 7 * 2), decided_by = (${member})`,
      ),
    fc.constantFrom(
      'decided_at = null, decided_by = null',
      "status = 'InReview', decided_at = null, decided_by = null",
    ),
  )
  .map((set) => `update applications set ${set} where ${some}`)
const isSomeOf = some.replaceAll('id::text', 'application_id::text')
const taken = fc
  .constantFrom('application_tags', 'assignments')
  .map((table) => `delete from ${table} where ${isSomeOf}`)
/** What goes with something else, and drafts. */
const deleted = fc.constantFrom(
  "delete from tags where name = 'Etiket' and $1 <> ''",
  `delete from applications where submitted_at is null and ${some}`,
  `delete from application_snapshots where ${isSomeOf} and substr(application_id::text, 1, 1) in ('1', '2')`,
)
/** Those of one form begin at the other. */
const begunAnew = `insert into applications (id, form_id, company_id, candidate_id, form_version, created_at)
  select gen_random_uuid(), (select min(form_id::text)::uuid from applications), company_id, candidate_id, form_version,
    now() - interval '30 days'
  from applications where form_id = (select max(form_id::text)::uuid from applications) and ${some}
    and candidate_id not in (select candidate_id from applications group by 1 having count(*) > 1)`
const inSnapshot = fc
  .constantFrom(
    "gender = 'male'",
    'gender = null',
    "gender = 'female'",
    'city_id = null',
    'city_id = 34',
    'faculty_id = 1 + class_id % 3',
    "birth_date = '2008-02-29'",
    'birth_date = null',
    "fit = 'unknown'",
    "level = 'master'",
    "source = 'entered'",
    'university_id = 7',
  )
  .map((set) => `update application_snapshots set ${set} where ${isSomeOf}`)
/** Members' additions, of which an application can have many. */
const added = (tagIds: readonly string[]) =>
  fc.constantFrom(
    ...tagIds.map(
      (tag) => `insert into application_tags (application_id, form_id, tag_id) select one.id, form_id, '${tag}'
        from applications one where exists (select from tags where id = '${tag}') and ${some.replace('id::text', 'one.id::text')} on conflict do nothing`,
    ),
    `insert into assignments (application_id, form_id, account_id) select id, form_id, (${member})
      from applications where ${some} on conflict do nothing`,
  )

/** An application without its snapshot goes too, with its tags and members. */
export const swept = `delete from applications one where submitted_at is not null
  and not exists (select from application_snapshots own where own.application_id = one.id)`

/** Several of them in a row, each with whether the counts are added up after it. */
export const applicationChanges = (tagIds: readonly string[]) =>
  fc.array(
    fc.tuple(fc.oneof(change, change, inSnapshot, added(tagIds), taken, deleted, fc.constant(begunAnew)), fc.boolean()),
    { minLength: 1, maxLength: 8 },
  )
