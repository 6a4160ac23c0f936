import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect } from 'vitest'
import type { OwnAnnouncement } from '#contract/communities/announcements.ts'
import { jobs } from '#contract/jobs.ts'
import { database } from '#database/connection.ts'
import { enqueue } from '#database/queue.ts'
import { setDelivery } from '#domain/ground/messages/delivery.ts'
import { aCompany, bearer } from '../builders.ts'
import { manyCandidates } from '../many-applications.ts'
import { type MailServer, startMailServer } from '../services/mail-server.ts'
import { aPublishedCommunity } from '../worlds/community-world.ts'
import { appsToKill, misfortune } from './apps-to-kill.ts'
import { askFirst, killAtMoments } from './kill-at-moments.ts'
import { arrived, expectOneEach } from './mass-mailing.ts'

let mail: MailServer
const world = appsToKill(async () => {
  mail = await startMailServer()
  return { SMTP_URL: mail.url, PARTS: 'api,worker' }
})

beforeAll(() => setDelivery({ contactEmail: 'iletisim@kopru.test', publicUrl: 'https://kopru.example', local: true }))
afterAll(async () => {
  setDelivery(undefined)
  await mail.stop()
})

/** A process fetches five jobs at a time. */
const inHand = 5
const patient = { timeout: 300_000, interval: 20 }

/** A community with so many members, what is announced to it, and who has heard of that. */
async function aLargeCommunity(count: number, { withEmail = false } = {}) {
  const { pool } = world.connection
  const company = await aCompany()
  const { ids } = await aPublishedCommunity(company)
  const { companyId, communityId } = ids
  await manyCandidates(pool, communityId, count)
  if (withEmail)
    await pool.query('update accounts set email_verified_at = now() where email like $1', [`%${communityId}%`])
  await pool.query(
    `insert into community_members (community_id, candidate_id, state)
     select $1::uuid, candidates.id, 'member' from candidates join accounts on accounts.id = account_id
     where accounts.email like '%' || $1::text || '%'`,
    [communityId],
  )
  const headers = bearer(company.caller.person)
  const path = `/companies/${companyId}/communities/${communityId}/announcements`
  return {
    schedule: async (title: string, publishAt: Date) => {
      const body = { title, body: '<p>Buluşuyoruz.</p>', publishAt: publishAt.toISOString() }
      return (await askFirst<OwnAnnouncement>(world.apps, 'POST', path, { headers, key: randomUUID(), body })).id
    },
    /** Whether it is published; how many were told, by how many news. */
    async standing(title: string) {
      const { rows } = await pool.query<{ isPublished: boolean; reached: number; told: number; news: number }>(
        `select published_at is not null as "isPublished", reached,
           (select count(distinct account_id)::int from notifications where event = 'communityAnnounced' and values ->> 'subject' = title) as told,
           (select count(*)::int from notifications where event = 'communityAnnounced' and values ->> 'subject' = title) as news
         from community_announcements where community_id = $1 and title = $2`,
        [communityId, title],
      )
      if (!rows[0]) throw new Error('Nothing is scheduled')
      return rows[0]
    },
  }
}

/** The schedule's work of every minute, twice at once: two processes share it. */
const everyMinute = () =>
  database().transaction(async (tx) => {
    for (let worker = 0; worker < 2; worker++) await enqueue(tx, jobs.publishAnnouncements, {})
  })

const anHourAhead = () => new Date(Date.now() + 3_600_000)

misfortune(
  'an announcement scheduled for 20,000 members, the process killed at six moments of publishing it: all hear of it or nobody yet, and each once',
  async () => {
    const [rounds, count] = [6, 20_000]
    const { schedule, standing } = await aLargeCommunity(count)
    const titleOf = (round: number) => `Mezunlar günü ${round}`
    const isDone = async (round: number) => (await standing(titleOf(round))).isPublished
    for (let round = 0; round <= rounds; round++) await schedule(titleOf(round), anHourAhead())
    const found = await killAtMoments(world.apps, {
      rounds,
      async work(round) {
        await world.connection.pool.query('update community_announcements set publish_at = now() where title = $1', [
          titleOf(round),
        ])
        await everyMinute()
        if (round === 0) await expect.poll(() => isDone(0), patient).toBe(true)
      },
      isSeen: isDone,
      async look(round) {
        const all = { isPublished: true, reached: count, told: count, news: count }
        const left = await standing(titleOf(round))
        expect(left).toEqual(left.isPublished ? all : { isPublished: false, reached: 0, told: 0, news: 0 })
        await everyMinute()
        await expect.poll(() => isDone(round), patient).toBe(true)
        expect(await standing(titleOf(round))).toEqual(all)
        return left.isPublished ? 'all' : 'nobody'
      },
    })
    expect(found.all).toBeGreaterThan(0)
    expect(found.nobody).toBeGreaterThan(0)
  },
  600_000,
)

misfortune(
  'an announcement scheduled for a moment at which nobody ran, its e-mails cut off again: each of 600 members hears of it once and gets one e-mail',
  async () => {
    const count = 600
    const { schedule, standing } = await aLargeCommunity(count, { withEmail: true })
    const title = 'Burs günleri'
    const before = mail.received.length
    expect(before).toBe(0)
    const at = new Date(Date.now() + 5000)
    await schedule(title, at)
    await world.apps.killAll()
    await expect.poll(() => Date.now(), { timeout: 20_000 }).toBeGreaterThan(at.getTime())
    expect(await standing(title)).toMatchObject({ isPublished: false, news: 0 })
    await world.apps.startAgain(2)
    await arrived(mail, count / 3, patient.timeout)
    await world.apps.killOne()
    const people = () => new Set(mail.received.map(({ to }) => JSON.stringify(to))).size
    await expect.poll(people, patient).toBe(count)
    expect(await standing(title)).toEqual({ isPublished: true, reached: count, told: count, news: count })
    console.log(expectOneEach(mail, count, inHand))
  },
  600_000,
)
