import { agree, agreeAndSend, apply, type Happenings, isHandedIn } from './applicant.ts'
import type { Fault, Matches } from './fault-proxy.ts'
import type { World } from './world.ts'

export interface Scenario {
  readonly name: string
  /** Set up before anything is done. */
  readonly arm?: (world: World) => void
  readonly happenings?: Happenings
  /** Replaces the single press of the last button */
  readonly finish?: (world: World) => Promise<void>
  /** The deadline was missed: what was typed is kept as a draft, and nothing was handed in. */
  readonly isTooLate?: boolean
}

const path =
  (method: string, pattern: RegExp): Matches =>
  (asked, of) =>
    asked === method && pattern.test(of)

/** Every request that carries something of the candidate's. */
const requests = {
  'the beginning': path('POST', /^\/api\/candidates\/[^/]+\/applications$/),
  'a saved answer': path('POST', /\/answers$/),
  'the beginning of an upload': path('POST', /^\/uploads\/?$/),
  'a piece of a file': path('PATCH', /^\/uploads\//),
  'a handed-in file': path('POST', /\/applications\/[^/]+\/documents$/),
  'the last press': path('PUT', /\/finalize$/),
} satisfies Record<string, Matches>

type Request = keyof typeof requests
const everyRequest = Object.keys(requests) as Request[]

const network: Readonly<Record<string, Fault>> = {
  'never arrives': { kind: 'lostRequest' },
  'is done and its answer lost': { kind: 'lostAnswer' },
  'arrives three seconds late': { kind: 'late', ms: 3000 },
  'arrives twice': { kind: 'twice' },
}

const onTheWay: Scenario[] = everyRequest.flatMap((request) =>
  Object.entries(network).map(([what, fault]) => ({
    name: `${request} ${what}`,
    arm: ({ proxy }: World) => proxy.arm(requests[request], fault),
  })),
)

const again: Scenario[] = (['a saved answer', 'the last press'] as const).map((request) => ({
  name: `${request} is lost three times in a row`,
  arm: ({ proxy }) => proxy.arm(requests[request], { kind: 'lostAnswer' }, 3),
}))

const killed: Scenario[] = everyRequest
  .filter((request) => request !== 'the beginning of an upload')
  .flatMap((request) =>
    (['before', 'after'] as const).map((kind) => ({
      name: `the server is killed and started again ${kind} ${request}`,
      arm: ({ proxy, killOne }: World) => proxy.arm(requests[request], { kind, happen: killOne }),
    })),
  )

const cut: Scenario[] = [10, 50, 99].map((percent) => ({
  name: `the upload is cut at ${percent} %`,
  arm: ({ proxy }) => proxy.arm(requests['a piece of a file'], { kind: 'cut', share: percent / 100 }),
}))

const reload = ({ page }: World) => page.reload({ waitUntil: 'networkidle' })

async function openAgain(world: World) {
  const address = world.page.url()
  await world.page.close({ runBeforeUnload: false })
  world.page = await world.context.newPage()
  await world.page.goto(address, { waitUntil: 'networkidle' })
}

const atThePage: Scenario[] = [
  {
    name: 'the page itself does not come the first time',
    arm: ({ proxy }) => proxy.arm(path('GET', /\/student-dashboard\/apply\//), { kind: 'lostRequest' }),
  },
  {
    name: 'a saved answer arrives after the one that was typed later',
    arm: ({ proxy }) => proxy.arm(requests['a saved answer'], { kind: 'overtaken' }),
  },
  { name: 'the page is reloaded right after typing', happenings: { 'first page': reload, 'second page': reload } },
  { name: 'the tab is closed right after typing and opened again', happenings: { 'first page': openAgain } },
  {
    name: 'the network is away while typing, and comes back',
    happenings: {
      'first page': async ({ context, page }) => {
        await context.setOffline(true)
        const field = page.getByLabel('Nereden taşındın?')
        await field.fill('Igdır mı, Iğdır mı?')
        await field.fill('Iğdır')
        await page.getByText('bu cihazda saklanıyor').first().waitFor({ timeout: 20_000 })
        await context.setOffline(false)
      },
    },
  },
  {
    name: 'the line is down while typing, the tab is closed, and the line is back',
    happenings: {
      'first page': async (world) => {
        world.proxy.setOffline(true)
        await world.page.getByLabel('Nereden taşındın?').press('Tab')
        world.proxy.setOffline(false)
        await openAgain(world)
      },
    },
  },
  ...(['first page', 'documents', 'review'] as const).map((place) => ({
    name: `the session ends: ${place}`,
    happenings: { [place]: ({ endSession }: World) => endSession() },
  })),
]

const deadline: Scenario[] = [
  {
    name: 'the deadline passes on the last page, and the press comes within the grace',
    happenings: { review: ({ closeIn }) => closeIn(-1) },
  },
  {
    name: 'the deadline has long passed when the press comes',
    happenings: { review: ({ closeIn }) => closeIn(-70) },
    isTooLate: true,
  },
]

const twice: Scenario[] = [
  {
    name: 'the last button is pressed twice',
    finish: async ({ page }) => {
      await agree(page)
      await page.getByRole('button', { name: 'Başvurumu gönder' }).dblclick()
      await page.getByRole('heading', { name: 'Başvurun gönderildi' }).waitFor({ timeout: 30_000 })
    },
  },
  {
    name: 'two tabs send at once',
    finish: async ({ page, context }) => {
      const other = await context.newPage()
      await other.goto(page.url(), { waitUntil: 'networkidle' })
      await Promise.all([agreeAndSend(page), agreeAndSend(other)])
      await page.getByRole('heading', { name: 'Başvurun gönderildi' }).waitFor({ timeout: 30_000 })
      if (!(await isHandedIn(page))) throw new Error('Neither tab says that it was handed in')
    },
  },
  {
    name: 'two tabs begin at once',
    happenings: {
      open: async ({ page, context }) => {
        const other = await context.newPage()
        await other.goto(page.url(), { waitUntil: 'networkidle' })
        const begin = { name: 'Başvuruya başla' }
        await Promise.all([page, other].map((tab) => tab.getByRole('button', begin).click()))
        await other.waitForURL(/step=profile/, { timeout: 30_000 })
        await other.close()
      },
    },
  },
]

export const scenarios: readonly Scenario[] = [
  { name: 'nothing goes wrong' },
  ...onTheWay,
  ...again,
  ...killed,
  ...cut,
  ...atThePage,
  ...deadline,
  ...twice,
]

export const play = (world: World, { arm, happenings }: Scenario) => {
  arm?.(world)
  return apply(world, happenings)
}
