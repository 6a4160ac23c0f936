import { useState } from 'react'
import type { Output } from '#contract/call.ts'
import { findAccess } from '#contract/operations/people.ts'
import { AskForm } from '#web/forms/ask-form.tsx'
import { useAskForm } from '#web/forms/use-ask-form.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import styles from '../operations.module.css'
import { OperationsPage } from '../operations-page.tsx'
import { AccessPanel } from './access-panel.tsx'

const searched = async () => (await import('#contract/operations/people.ts')).findAccess.body

type Found = Output<typeof findAccess> & { readonly email: string }

/** Help with signing in: shows the ways an account signs in, and none of its contents. */
export default function PeoplePage() {
  const t = useTexts('operations')
  const [found, setFound] = useState<Found>()
  const form = useAskForm(searched, 'Company', async ({ email }) => {
    setFound({ email, ...(await askInBrowser(findAccess, { email })) })
  })
  return (
    <OperationsPage title={t('people.title')} lead={t('people.lead')}>
      <Card as="section" aria-label={t('people.find')} className={styles.narrow}>
        <AskForm form={form} submit={t('people.find')}>
          <TextInput
            {...form.field('email')}
            type="email"
            label={t('people.email')}
            help={t('people.email.help')}
            autoComplete="off"
            inputMode="email"
          />
        </AskForm>
      </Card>
      {found?.access === null && (
        <Notice live title={t('people.none')}>
          <p>{t('people.none.detail', { email: found.email })}</p>
        </Notice>
      )}
      {found?.access && (
        <AccessPanel
          key={found.access.accountId}
          email={found.email}
          access={found.access}
          onChange={(access) => setFound({ email: found.email, access })}
        />
      )}
    </OperationsPage>
  )
}
