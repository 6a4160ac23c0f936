import { useRef, useState } from 'react'
import { announce } from '#contract/operations/announcements.ts'
import { AskForm } from '#web/forms/ask-form.tsx'
import { useAskForm } from '#web/forms/use-ask-form.ts'
import { useRequestKey } from '#web/forms/use-request-key.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { freshBrowserLoader } from '#web/queries/fresh-browser-loader.ts'
import { type PageQueries, serverLoader, useAnswer } from '#web/queries/page-queries.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { DescriptionList } from '#web/ui/data/description-list.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { ActDialog } from '../act-dialog.tsx'
import { ActList, actsOf } from '../acts/act-list.tsx'
import styles from '../operations.module.css'
import { OperationsPage } from '../operations-page.tsx'

const before = actsOf({ act: ['announced'], pageSize: 20 })

const queries: PageQueries = () => [before]
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)

const words = async () => (await import('#contract/operations/announcements.ts')).announce.body

interface Words {
  readonly tr: string
  readonly en: string
}

/** An announcement to the Roots of all organizations, and earlier ones. */
export default function AnnouncementsPage() {
  const t = useTexts('operations')
  const { items } = useAnswer(before)
  // Idempotent, so that a retry after a lost answer does not send twice; the same text may be sent again later.
  const { keyOf, forget } = useRequestKey()
  const [said, setSaid] = useState<Words>()
  const told = useRef(0)
  /** The number sent from here; as a key it resets the fields after each. */
  const [sent, setSent] = useState(0)
  // Confirms first, because it goes to all organizations at once and cannot be recalled.
  const form = useAskForm(words, 'Company', async (written) => {
    setSaid(written)
  })
  return (
    <OperationsPage title={t('announcements.title')} lead={t('announcements.lead')}>
      <Card key={sent} as="section" aria-label={t('announcements.new')} className={styles.narrow}>
        <AskForm form={form} submit={t('announcements.submit')}>
          <TextArea {...form.field('tr')} label={t('announcements.tr')} rows={2} limit={300} />
          <TextArea {...form.field('en')} label={t('announcements.en')} rows={2} limit={300} />
        </AskForm>
      </Card>
      {said && (
        <ActDialog
          title={t('announcements.ask')}
          lead={<p>{t('announcements.ask.lead')}</p>}
          submit={t('announcements.submit')}
          done={() => t('announcements.told', { count: told.current })}
          asksReason={false}
          onClose={() => setSaid(undefined)}
          act={async () => {
            told.current = (await askInBrowser(announce, said, { key: keyOf(said) })).told
            forget()
            setSent((count) => count + 1)
          }}
        >
          {() => (
            <DescriptionList
              items={[
                { term: t('announcements.tr'), detail: said.tr },
                { term: t('announcements.en'), detail: said.en },
              ]}
            />
          )}
        </ActDialog>
      )}
      {items.length > 0 && (
        <>
          <h2 className={styles.title}>{t('announcements.before')}</h2>
          <ActList acts={items} caption={t('announcements.before')} />
        </>
      )}
    </OperationsPage>
  )
}
