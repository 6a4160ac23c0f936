import { expect, test } from 'vitest'
import * as building from './building.ts'
import { aForm, content } from './sample-form.ts'

const named = (title: string) => ({ ...content.basics, title })
const closing = (closesAt: string) => ({ ...content.dates, closesAt })
const answer = (version: number) => ({
  version,
  updatedAt: '2026-11-15T09:00:00.000Z',
  hasChanges: false,
  checklist: [],
})

/** The state after a save that the server answered with this version. */
function savedAs(state: building.Building, version: number) {
  const next = building.nextSave(state)
  if (!next) throw new Error('Nothing waits')
  return building.saved(building.sent(state, next.parts), answer(version))
}

test('a change waits to be saved, and only what was changed is sent', () => {
  const changed = building.change(building.open(aForm(3)), 'basics', named('Yeni ad'))
  expect(building.nextSave(changed)).toEqual({ version: 3, parts: { basics: named('Yeni ad') } })
  expect(building.isUnsaved(changed)).toBe(true)
})

test('writing what was there before changes nothing', () => {
  const state = building.open(aForm(3))
  expect(building.change(state, 'basics', { ...content.basics })).toBe(state)
})

test('while one request is under way the next change waits for it', () => {
  const first = building.change(building.open(aForm(3)), 'basics', named('Bir'))
  const sending = building.sent(first, { basics: named('Bir') })
  const second = building.change(sending, 'basics', named('Bir iki'))
  expect(building.nextSave(second)).toBeNull()
  const { state } = building.saved(second, answer(4))
  expect(building.nextSave(state)).toEqual({ version: 4, parts: { basics: named('Bir iki') } })
})

test('when nobody else saved in between, every part counts as made from the new version', () => {
  const { state, skipped } = savedAs(building.change(building.open(aForm(3)), 'basics', named('Bir')), 4)
  expect(skipped).toBe(false)
  expect(state.bases).toEqual({
    basics: 4,
    dates: 4,
    eligibility: 4,
    questions: 4,
    documents: 4,
    steps: 4,
    reviewers: 4,
    messages: 4,
    texts: 4,
  })
})

test('what was changed in a form that is out can be published as soon as it is saved', () => {
  const { can } = aForm(3)
  const out = { ...aForm(3), state: 'Published', publishedVersion: 3, can: { ...can, publish: false } } as const
  const sending = building.sent(building.open(out), { basics: named('Bir') })
  expect(building.saved(sending, { ...answer(4), hasChanges: true }).state.form.can.publish).toBe(true)
  const closed = building.sent(building.open({ ...out, state: 'Closed' }), { basics: named('Bir') })
  expect(building.saved(closed, { ...answer(4), hasChanges: true }).state.form.can.publish).toBe(false)
})

test('when somebody else did, the parts that were not sent stay of the old version until they are read', () => {
  const { state, skipped } = savedAs(building.change(building.open(aForm(3)), 'basics', named('Bir')), 5)
  expect(skipped).toBe(true)
  expect([state.bases.basics, state.bases.dates]).toEqual([5, 3])
  const dated = building.change(state, 'dates', closing('2026-12-01T20:59:00.000Z'))
  expect(building.nextSave(dated)?.version).toBe(3)
})

test('parts made from different versions go one after the other', () => {
  const { state } = savedAs(building.change(building.open(aForm(3)), 'basics', named('Bir')), 5)
  const both = building.change(
    building.change(state, 'dates', closing('2026-12-01T20:59:00.000Z')),
    'basics',
    named('İki'),
  )
  expect(Object.keys(building.nextSave(both)?.parts ?? {})).toEqual(['dates'])
})

test('reading the form again takes over what is not being changed here, and tells who changed it', () => {
  const mine = building.change(building.open(aForm(3)), 'basics', named('Benim'))
  const theirs = aForm(5, { basics: named('Onun'), dates: closing('2026-12-01T20:59:00.000Z') })
  const state = building.adopt(mine, theirs)
  expect(state.content.basics.title).toBe('Benim')
  expect(state.content.dates).toEqual(theirs.content.dates)
  expect([state.bases.basics, state.bases.dates]).toEqual([3, 5])
  expect(state.news).toEqual({ by: 'Ayşe Yılmaz', at: '2026-11-15T08:00:00.000Z', parts: ['dates'] })
})

test('an own extension is no news to who made it, what a colleague changed meanwhile is', () => {
  const deadline = closing('2026-12-01T20:59:00.000Z')
  const state = building.adoptExtended(building.open(aForm(3)), aForm(5, { dates: deadline }))
  expect(state.content.dates).toEqual(deadline)
  expect(state.bases.dates).toBe(5)
  expect(state.news).toBeNull()
  const both = aForm(6, { dates: deadline, basics: named('Onun') })
  expect(building.adoptExtended(building.open(aForm(3)), both).news?.parts).toEqual(['basics'])
})

const newer = { updatedAt: '2026-11-15T08:30:00.000Z', updatedBy: 'Mert Kaya', parts: ['basics'] }

function inConflict() {
  const both = building.change(
    building.change(building.open(aForm(3)), 'basics', named('Benim')),
    'dates',
    closing('2026-12-01T20:59:00.000Z'),
  )
  const sending = building.sent(both, building.nextSave(both)?.parts ?? {})
  return building.refused(sending, newer, aForm(4, { basics: named('Onun') }))
}

test('a part that somebody else changed waits for a decision while the others go on', () => {
  const state = inConflict()
  expect(state.content.basics.title).toBe('Benim')
  expect(state.conflicts.basics).toMatchObject({ version: 4, by: 'Mert Kaya', at: newer.updatedAt })
  expect(building.nextSave(state)).toEqual({ version: 3, parts: { dates: closing('2026-12-01T20:59:00.000Z') } })
})

test('taking theirs leaves nothing to save of that part', () => {
  const state = building.takeTheirs(inConflict(), 'basics')
  expect(state.content.basics.title).toBe('Onun')
  expect(state.waiting).toEqual(['dates'])
  expect(state.conflicts).toEqual({})
  expect(state.bases.basics).toBe(4)
})

test('keeping mine saves it over theirs, from their version', () => {
  const state = building.keepMine(inConflict(), 'basics')
  expect(state.content.basics.title).toBe('Benim')
  expect(state.bases.basics).toBe(4)
  expect(state.waiting).toContain('basics')
})

test('two people who wrote the same have no conflict', () => {
  const mine = building.change(building.open(aForm(3)), 'basics', named('Aynı'))
  const sending = building.sent(mine, { basics: named('Aynı') })
  const state = building.refused(sending, newer, aForm(4, { basics: named('Aynı') }))
  expect(state.conflicts).toEqual({})
  expect(building.isUnsaved(state)).toBe(false)
})

test('what got lost on the way waits again', () => {
  const mine = building.change(building.open(aForm(3)), 'basics', named('Bir'))
  const lost = building.unsent(building.sent(mine, { basics: named('Bir') }), { kind: 'network' })
  expect(building.nextSave(lost)).toEqual({ version: 3, parts: { basics: named('Bir') } })
})

test('what the server finds wrong is not sent again before it is changed', () => {
  const mine = building.change(building.open(aForm(3)), 'basics', named('Bir'))
  const wrong = building.unsent(building.sent(mine, { basics: named('Bir') }), { kind: 'invalid', errors: [] })
  expect(building.nextSave(wrong)).toBeNull()
  expect(building.nextSave(building.change(wrong, 'basics', named('İki')))).not.toBeNull()
})

test('a reloaded page goes on with what was not sent, from the version that it was made from', () => {
  const mine = building.change(building.open(aForm(3)), 'basics', named('Yarım'))
  const kept = building.toKeep(mine)
  expect(kept).toEqual({ parts: { basics: named('Yarım') }, bases: { basics: 3 } })
  const reloaded = building.restore(building.open(aForm(7)), kept ?? { parts: {}, bases: {} })
  expect(reloaded.content.basics.title).toBe('Yarım')
  expect(building.nextSave(reloaded)).toEqual({ version: 3, parts: { basics: named('Yarım') } })
})

test('what had reached the server after all is not sent again', () => {
  const kept = { parts: { basics: named('Vardı') }, bases: { basics: 3 } }
  const reloaded = building.restore(building.open(aForm(4, { basics: named('Vardı') })), kept)
  expect(building.isUnsaved(reloaded)).toBe(false)
  expect(building.toKeep(reloaded)).toBeNull()
})
