import { expect, test } from 'vitest'
import type { SubscriptionWarning } from '#contract/subscriptions/warning.ts'
import en from '#locales/en/org_dashboard.json' with { type: 'json' }
import tr from '#locales/tr/org_dashboard.json' with { type: 'json' }
import { formatMessage, type MessageValues } from '#platform/text/message.ts'
import { warningWords } from './warning-words.ts'

const said = (warning: SubscriptionWarning) =>
  (['tr', 'en'] as const).map((language) => {
    const sentences: Readonly<Record<string, string>> = { tr, en }[language]
    const t = (key: string, values?: MessageValues) => formatMessage(sentences[key] ?? '', language, values)
    return warningWords(t, warning, language)
  })

test.each<[SubscriptionWarning, string, string]>([
  [
    { of: 'exhausted', kinds: ['application', 'message', 'document'] },
    'Kurumunuzun başvuru, mesaj ve belge kredisi bitti.',
    'Your application, message, and document credits have run out.',
  ],
  [{ of: 'exhausted', kinds: ['message'] }, 'Kurumunuzun mesaj kredisi bitti.', 'Your message credits have run out.'],
  [
    { of: 'expired' },
    'Paketinizin süresi doldu. Gelen başvurular mühürlü bekler, yeni bir paket alınca açılır.',
    'Your package has ended. New applications stay locked until you have a new package.',
  ],
  [{ of: 'ending', days: 15 }, 'Paketinizin süresi 15 gün içinde doluyor.', 'Your package ends within 15 days.'],
  [{ of: 'ending', days: 1 }, 'Paketinizin süresi 1 gün içinde doluyor.', 'Your package ends within a day.'],
  [
    { of: 'low', kinds: ['application', 'document'] },
    'Kurumunuzun başvuru ve belge kredisinin dörtte biri ya da daha azı kaldı.',
    'You have a quarter or less of your application and document credits left.',
  ],
])('%o is said in both languages', (warning, turkish, english) => {
  expect(said(warning)).toEqual([turkish, english])
})
