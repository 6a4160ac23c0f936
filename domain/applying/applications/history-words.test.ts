import { expect, test } from 'vitest'
import { ApplicationEvent } from '#contract/fields/application-events.ts'
import { database } from '#database/connection.ts'
import { testDatabase } from '../../../tests/database.ts'
import { historyWords } from './history-words.ts'

testDatabase()

const steps = [{ id: 'interview', name: 'Mülakat' }]

const wordsOf = async (event: ApplicationEvent, detail: Record<string, string | boolean | null>) =>
  (await historyWords(database(), 'tr', [{ id: 'one', event, detail }], steps)).get('one') ?? ''

const reason = 'Yanlış okunmuş.'
/** The events that show a reason. */
const explained = ['statusChanged', 'documentRefused', 'paymentHeld', 'participantStatusChanged', 'termExcused']

test.each(ApplicationEvent.options)('%s: a reason makes only a change of status a corrected result', async (event) => {
  const words = await wordsOf(event, { to: 'Approved', reason })
  expect(words).not.toBe('')
  expect(words.startsWith('Sonuç düzeltildi')).toBe(event === 'statusChanged')
  // Other events keep the reason in the detail without showing it, such as a withdrawal.
  expect(words.includes(reason)).toBe(explained.includes(event))
})

test.each([
  ['Approved', 'Sonuç düzeltildi: başvuru onaylandı. Gerekçe: Yanlış okunmuş.', 'Başvuru onaylandı.'],
  [
    'Reserve',
    'Sonuç düzeltildi: başvuru yedek listeye alındı. Gerekçe: Yanlış okunmuş.',
    'Başvuru yedek listeye alındı.',
  ],
  [
    'Rejected',
    'Sonuç düzeltildi: başvuru olumsuz değerlendirildi. Gerekçe: Yanlış okunmuş.',
    'Başvuru olumsuz değerlendirildi.',
  ],
])('%s: corrected with a reason, decided without one', async (to, corrected, decided) => {
  expect(await wordsOf('statusChanged', { to, reason })).toBe(corrected)
  expect(await wordsOf('statusChanged', { to })).toBe(decided)
})

test.each([
  ['interview', 'Başvuru “Mülakat” aşamasına taşındı.'],
  ['removed since', 'Başvuru başka bir aşamaya taşındı.'],
  [null, 'Başvuru aşamadan çıkarıldı.'],
])('moved to the step %s', async (to, words) => {
  expect(await wordsOf('stepChanged', { from: null, to })).toBe(words)
})

test.each([
  ['statusChanged', { to: 'InReview' }, 'Durum değişikliği geri alındı: başvuru yeniden incelemede.'],
  ['stepChanged', { to: 'interview' }, 'Aşama değişikliği geri alındı: başvuru yeniden “Mülakat” aşamasında.'],
  ['stepChanged', { to: null }, 'Aşama değişikliği geri alındı: başvuru yeniden aşama dışında.'],
  ['actionChanged', { to: 'None' }, 'Adaydan beklenen işlemdeki değişiklik geri alındı.'],
  ['tagsChanged', { names: 'Öncelikli' }, 'Etiket değişikliği geri alındı: Öncelikli.'],
  ['assignmentChanged', { names: 'Selin Koç' }, 'Sorumlu değişikliği geri alındı: Selin Koç.'],
] as const)('%s that was taken back reads as that', async (event, detail, words) => {
  expect(await wordsOf(event, { ...detail, isUndone: true })).toBe(words)
})
