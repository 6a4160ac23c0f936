import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import type { BankTemplateContent } from '#contract/payments/bank-template-content.ts'
import { previewBankTemplate } from '#contract/payments/bank-templates.ts'
import { AskError } from '#web/ask.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Table } from '#web/ui/data/table.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { LoadingBlock } from '#web/ui/feedback/skeleton.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import styles from '../payments.module.css'

/** A live preview of the file, with sample people. */
export function TemplatePreview({ content }: { content: BankTemplateContent }) {
  const t = useTexts('org_candidate_list_and_detail')
  const { myId: companyId } = useMe()
  const shown = useDeferredValue(content)
  const { data, error } = useQuery({
    queryKey: ['bankTemplatePreview', companyId, shown],
    queryFn: ({ signal }) => askInBrowser(previewBankTemplate, { companyId, content: shown }, { signal, quiet: true }),
    placeholderData: keepPreviousData,
    retry: false,
    meta: { isOfPage: true },
  })
  const wrong = error instanceof AskError ? error.problem?.errors?.map(({ message }) => message) : undefined
  return (
    <section aria-labelledby="preview" className={styles.preview}>
      <Stack gap={3}>
        <h2 id="preview">{t('payments.preview')}</h2>
        <p className={styles.quiet}>{t('payments.preview.help')}</p>
        {error && (
          <Notice tone="warning" live title={t('payments.preview.wrong')}>
            <ul>
              {wrong?.map((message) => (
                <li key={message}>{message}</li>
              ))}
            </ul>
          </Notice>
        )}
        {!data && !error && <LoadingBlock />}
        {data && (
          <>
            <Table
              caption={data.fileName}
              density="compact"
              rows={data.rows.map((cells, at) => ({ id: String(at), cells }))}
              rowKey={({ id }) => id}
              columns={(data.rows[0] ?? []).map((_, at) => ({
                key: String(at),
                header: data.headings?.[at] || '–',
                cell: ({ cells }: { cells: readonly string[] }) => cells[at] ?? '',
              }))}
            />
            {data.text !== null && (
              // Overflowing content scrolls, and must be reachable by keyboard.
              // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
              <pre className={styles.file} tabIndex={0}>
                {data.text}
              </pre>
            )}
          </>
        )}
      </Stack>
    </section>
  )
}
