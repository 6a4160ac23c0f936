import { expect, test } from 'vitest'
import type { Interview } from '#contract/interviews/interviews.ts'
import { rendered, wordsIn } from '../../../tests/rendered.tsx'
import { InterviewCard } from './interview-card.tsx'

const slot = {
  id: '01a1e686-dfd7-79e4-9ff7-e50961cc2379',
  startsAt: `${new Date().getFullYear() + 1}-11-18T07:00:00.000Z`,
  minutes: 30,
  timeZone: 'Europe/Istanbul',
  place: null,
  isOnline: true,
  isFree: true,
}
const chosen = { ...slot, videoUrl: 'https://oda.kopru.test/1' }

const html = (change: Partial<Interview>) =>
  rendered(
    <InterviewCard
      Answer={() => <p>Yanıtla</p>}
      interview={{
        id: '01a1e686-dfd7-79e4-9ff7-e50961cc2380',
        applicationId: '01a1e686-dfd7-79e4-9ff7-e50961cc2381',
        title: 'Burs',
        companyName: 'Köprü Vakfı',
        status: 'Pending',
        message: '',
        wish: null,
        answerBy: null,
        slots: [slot],
        chosen: null,
        changesUntil: null,
        calendar: null,
        can: { answer: false, join: false, write: true },
        ...change,
      }}
    />,
  )
const words = (change: Partial<Interview>) => wordsIn(html(change))
const can = (change: Partial<Interview['can']>) => ({ answer: false, join: false, write: true, ...change })

test('what became of an invitation is said kindly', () => {
  expect(words({ can: can({ answer: true }) })).toContain('Yanıtla')
  for (const change of [{ status: 'Lapsed' }, { status: 'Pending' }] as const)
    expect(words(change)).toContain('Süresi doldu Yanıt süresi doldu.')
  expect(words({ status: 'Cancelled' })).toContain('Kurum bu mülakatı iptal etti.')
  expect(words({ status: 'Declined' })).toContain('katılmayacağını kuruma bildirdin')
  expect(words({ status: 'RescheduleRequested', wish: 'Akşam' })).toContain('İsteğini kuruma ilettik')
  expect(words({ status: 'Done', chosen })).toContain('Katıldığın için teşekkürler.')
  expect(words({ status: 'NoShow', chosen })).toContain('Kuruma yaz')
  expect(words({ status: 'NoShow', chosen, can: can({ write: false }) })).not.toContain('Kuruma yaz')
})

test('an accepted time says until when it can be changed, and afterwards whom to write to', () => {
  const accepted = { status: 'Accepted', chosen } as const
  const limit = { changesUntil: slot.startsAt.replace('T07', 'T05') }
  expect(words({ ...accepted, ...limit, can: can({ answer: true }) })).toContain(
    '18 Kasım 08:00’e kadar değiştirebilir',
  )
  expect(words({ ...accepted, changesUntil: slot.startsAt, can: can({ answer: true }) })).not.toContain('kadar')
  const late = html({ ...accepted, ...limit })
  expect(wordsIn(late)).toContain('Saatini artık değiştiremezsin. Kuruma yaz')
  expect(late).toContain('/applications/01a1e686-dfd7-79e4-9ff7-e50961cc2381#messages')
})

test('when it is time the way into the call is on top; before, its link stands with the time', () => {
  const accepted = { status: 'Accepted', chosen } as const
  expect(words(accepted)).toContain('Görüntülü görüşme: https://oda.kopru.test/1')
  expect(words(accepted)).not.toContain('Görüşmeye katıl')
  expect(words({ ...accepted, can: can({ join: true }) })).toContain('Görüşmeye katıl')
})

test('a time that was planned elsewhere is said in both zones, and a place is found on a map', () => {
  const berlin = { ...chosen, timeZone: 'Europe/Berlin', place: 'Spree 1', isOnline: false, videoUrl: null }
  const said = html({ status: 'Accepted', chosen: berlin })
  expect(wordsIn(said)).toMatch(/18 Kasım \d{4} 10:00 \(İstanbul saati\) · 30 dakika .* 08:00 \(Berlin saati\)/)
  expect(said).toContain('https://www.openstreetmap.org/search?query=Spree%201')
})
