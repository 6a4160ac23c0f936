import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { renderedForRoot, wordsIn } from '../../tests/rendered.tsx'
import { PlaceProvider, usePlace } from '../place.tsx'
import { Answers } from '../queries/answers.ts'
import { AnswersProvider } from '../queries/page-queries.ts'
import { contact } from './own-calls.ts'
import PhonePage from './phone-page.tsx'
import { Protection } from './protection.tsx'

const answers = new Answers(() => Promise.resolve({ gsm: null, gsmVerified: false, hasPassword: true } as never))
await answers.fetch(contact)

const shown = (page: ReactNode, smsOn: boolean) =>
  wordsIn(
    renderedForRoot(
      <AnswersProvider value={answers}>
        <QueryClientProvider client={new QueryClient()}>
          <Here smsOn={smsOn}>{page}</Here>
        </QueryClientProvider>
      </AnswersProvider>,
    ),
  )

function Here({ smsOn, children }: { readonly smsOn: boolean; readonly children: ReactNode }) {
  return <PlaceProvider value={{ ...usePlace(), smsOn }}>{children}</PlaceProvider>
}

test('where no SMS are sent, a phone number is saved and nobody is promised a code', () => {
  expect(shown(<PhonePage />, true)).toMatch(/giriş kodları bu numaraya gelir.*SMS ile kod gönder/)
  const words = shown(<PhonePage />, false)
  expect(words).toContain('numarayı doğrulamadan kaydederiz')
  expect(words).toContain('Numarayı kaydet')
  expect(words).not.toMatch(/kod/)
})

test('where no SMS are sent, security does not miss a verified number', () => {
  expect(shown(<Protection ways={[]} />, true)).toContain('Doğrulanmış numara yok.')
  expect(shown(<Protection ways={[]} />, false)).not.toContain('Telefon numarası')
})
