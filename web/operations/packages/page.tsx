import { CircleCheck, CircleOff, Pencil, Plus } from 'lucide-react'
import { useState } from 'react'
import type { Output } from '#contract/call.ts'
import { listAllPackages } from '#contract/subscriptions/operate-orders.ts'
import { formatNumber } from '#platform/text/numbers.ts'
import { Lazy } from '#web/loading/lazy.tsx'
import { useLanguage } from '#web/place.tsx'
import { query } from '#web/queries/answers.ts'
import { freshBrowserLoader } from '#web/queries/fresh-browser-loader.ts'
import { type PageQueries, serverLoader, useAnswer } from '#web/queries/page-queries.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Badge } from '#web/ui/data/badge.tsx'
import { Table } from '#web/ui/data/table.tsx'
import { Lira } from '../money.tsx'
import { None } from '../none.tsx'
import styles from '../operations.module.css'
import { OperationsPage } from '../operations-page.tsx'

const allPackages = query(listAllPackages, {})

const queries: PageQueries = () => [allPackages]
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)

type Package = Output<typeof listAllPackages>['items'][number]

const creditsOf = { application: 'applicationCredit', document: 'documentCredit', message: 'messageCredit' } as const

const loadDialog = () => import('./package-dialog.tsx')

/** The packages on offer. Changes only affect later orders. */
export default function PackagesPage() {
  const t = useTexts('operations')
  const language = useLanguage()
  const { items } = useAnswer(allPackages)
  /** The id of the package being edited; null for a new one. */
  const [editedId, edit] = useState<string | null>()
  const number = (value: number) => formatNumber(value, language)
  return (
    <OperationsPage
      title={t('packages.title')}
      lead={t('packages.lead')}
      acts={
        <Button variant="primary" icon={<Plus />} onClick={() => edit(null)}>
          {t('packages.add')}
        </Button>
      }
    >
      <Table
        caption={t('packages.title')}
        cards
        density="comfortable"
        rows={items}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'name',
            header: t('order.package'),
            cell: ({ names, notes, kind }) => (
              <>
                {names[language]}
                {kind === 'topUp' && <span className={styles.quiet}> · {t('packages.kindName', { kind })}</span>}
                <br />
                <span className={styles.quiet}>{notes[language]}</span>
              </>
            ),
          },
          ...(['application', 'document', 'message'] as const).map((kind) => ({
            key: kind,
            header: t('credits.kind', { kind }),
            align: 'end' as const,
            cell: (row: Package) => (row[creditsOf[kind]] > 0 ? number(row[creditsOf[kind]]) : <None />),
          })),
          {
            key: 'validity',
            header: t('order.validity'),
            cell: ({ months, days }) => t('order.validFor', { months, days }),
          },
          {
            key: 'price',
            header: t('order.price'),
            align: 'end',
            cell: ({ priceMinor }) => (priceMinor === null ? t('packages.agreed') : <Lira minor={priceMinor} />),
          },
          {
            key: 'offered',
            header: t('label.state'),
            cell: ({ isOffered }) =>
              isOffered ? (
                <Badge tone="success" icon={<CircleCheck />}>
                  {t('packages.offered')}
                </Badge>
              ) : (
                <Badge icon={<CircleOff />}>{t('packages.notOffered')}</Badge>
              ),
          },
          {
            key: 'acts',
            header: t('jobs.acts'),
            cell: ({ id, names }) => (
              <Button
                size="small"
                icon={<Pencil />}
                aria-label={t('packages.edit.name', { name: names[language] })}
                onClick={() => edit(id)}
              >
                {t('ui.edit')}
              </Button>
            ),
          },
        ]}
      />
      {editedId !== undefined && (
        <Lazy load={loadDialog}>
          {({ PackageDialog }) => (
            <PackageDialog
              edited={items.find(({ id }) => id === editedId)}
              all={items}
              onClose={() => edit(undefined)}
            />
          )}
        </Lazy>
      )}
    </OperationsPage>
  )
}
