import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { listCalendar as call } from '#contract/interviews/calendar.ts'
import { database } from '#database/connection.ts'
import { applicationSnapshots } from '#database/schema/application-snapshots.ts'
import { applications } from '#database/schema/applications.ts'
import { testDatabase } from '../../../../tests/database.ts'
import { testCompany } from '../../../../tests/test-company.ts'
import { anInterviewRound, answerAs, hours } from '../../../../tests/worlds/interview-round.ts'
import { listCalendar } from './list-calendar.ts'

testDatabase()
const world = testCompany()
const { company } = world

test('the schedule of a day has phone and school on request, and leaves out sealed applications', async () => {
  const round = await anInterviewRound(world)
  const [one, other] = [await round.invited(), await round.invited()]
  await answerAs(one, { slotId: round.slotIds[0] })
  await answerAs(other, { slotId: round.slotIds[1] })
  const educations = [
    { schoolName: 'Kabataş Erkek Lisesi', universityName: null, isCurrent: false },
    { schoolName: null, universityName: 'Ege Üniversitesi', isCurrent: true },
  ]
  await database()
    .update(applicationSnapshots)
    .set({
      profile: sql`${applicationSnapshots.profile} || ${JSON.stringify({ gsm: '+905321234567', educations })}::jsonb`,
    })
    .where(eq(applicationSnapshots.applicationId, one.appId))
  await database().update(applications).set({ sealed: true }).where(eq(applications.id, other.appId))
  const read = async (more: object) => {
    const query = call.query.parse({ from: hours(20), to: hours(40), formId: round.formId, ...more })
    const { items } = await listCalendar(company.caller, { companyId: company.companyId, ...query })
    return items.flatMap(({ people }) => people)
  }
  expect(await read({ with: 'contacts' })).toMatchObject([
    { applicationId: one.appId, contact: { phone: '+905321234567', school: 'Ege Üniversitesi' } },
  ])
  expect((await read({})).map((person) => 'contact' in person)).toEqual([false])
})
