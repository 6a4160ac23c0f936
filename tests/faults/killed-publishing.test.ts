import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { jobs } from '#contract/jobs.ts'
import { database } from '#database/connection.ts'
import { enqueue } from '#database/queue.ts'
import { appsToKill, misfortune } from './apps-to-kill.ts'
import { aDecidedCrowd, type Crowd } from './decided-crowd.ts'
import { askFirst, killAtMoments } from './kill-at-moments.ts'

const count = 10_000
const rounds = 6

const world = appsToKill()
let crowd: Promise<Crowd> | undefined

/** Both tests publish the same results; nothing of them is published when one begins. */
const decided = () => (crowd ??= aDecidedCrowd(world.connection.pool, count))

const texts = { tr: { subject: 'Sonucun', text: 'Merhaba {{name}}, sonucun: {{status}}.' } }

/** Asks the first process for both groups. */
async function publish({ path, headers, numbers }: Crowd, publishAt: string | null = null) {
  const group = (decision: keyof typeof numbers) => ({
    decision,
    texts,
    channels: ['inApp'],
    expected: numbers[decision],
  })
  const groups = [group('Approved'), group('Rejected')]
  await askFirst(world.apps, 'PATCH', path, { headers, key: randomUUID(), body: { groups, publishAt } })
}

/** The schedule's work of every minute, twice at once: two processes share it. */
const everyMinute = () =>
  database().transaction(async (tx) => {
    for (let worker = 0; worker < 2; worker++) await enqueue(tx, jobs.publishDue, {})
  })

misfortune(
  'the results of 10,000 published in two groups, the process killed at six moments: nothing is half done, each is told once',
  async () => {
    const all = await decided()
    const found = await killAtMoments(world.apps, {
      rounds,
      work: () => publish(all),
      async look() {
        const { planned, waiting, told } = await all.standing()
        // A group is told as a whole, or not at all.
        expect([0, all.numbers.Approved, count]).toContain(told)
        if (planned === 0) await publish(all)
        await everyMinute()
        await expect.poll(async () => (await all.standing()).waiting, { timeout: 60_000 }).toBe(0)
        await all.expectToldOnce()
        await all.forget()
        return planned === 0 ? 'nothing' : `${planned - waiting} of ${planned} groups`
      },
    })
    expect(Object.keys(found).length).toBeGreaterThan(1)
  },
  600_000,
)

misfortune(
  'results scheduled for a moment at which nobody ran are published at the next start, once, though two start together',
  async () => {
    const all = await decided()
    await publish(all, new Date(Date.now() + 5000).toISOString())
    await world.apps.killAll()
    await expect.poll(async () => (await all.standing()).due, { timeout: 20_000 }).toBe(2)
    expect((await all.standing()).told).toBe(0)
    await world.apps.startAgain(2)
    await expect.poll(async () => (await all.standing()).waiting, { timeout: 60_000 }).toBe(0)
    await all.expectToldOnce()
    await all.expectLettersOnce()
  },
  300_000,
)
