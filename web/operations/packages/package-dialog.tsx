import { useState } from 'react'
import type { Output } from '#contract/call.ts'
import { changePackage, type listAllPackages } from '#contract/subscriptions/operate-orders.ts'
import type { PackageKind } from '#contract/subscriptions/packages.ts'
import { slug } from '#platform/text/slug.ts'
import { NumberField } from '#web/forms/number-field.tsx'
import { useLanguage } from '#web/place.tsx'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { Grid, Stack } from '#web/ui/layout/layout.tsx'
import { ActDialog } from '../act-dialog.tsx'
import styles from '../operations.module.css'

type Package = Output<typeof listAllPackages>['items'][number]

const credits = { application: 'applicationCredit', document: 'documentCredit', message: 'messageCredit' } as const

/** Without `trial`: every organization starts with it, and there is only one. */
const addedKinds = ['package', 'topUp', 'agreement'] as const

interface PackageDialogProps {
  /** Undefined for a new one */
  readonly edited: Package | undefined
  readonly all: readonly Package[]
  readonly onClose: () => void
}

/** Edits a package's name, contents and price, or adds one; existing orders stay unchanged. */
export function PackageDialog({ edited, all, onClose }: PackageDialogProps) {
  const t = useTexts('operations')
  const language = useLanguage()
  const [now, setNow] = useState(edited ?? newPackage(all))
  const write = (change: Partial<Package>) => setNow((before) => ({ ...before, ...change }))
  const { names, notes, kind, months, days, priceMinor } = now
  const hasPrice = kind === 'package' || kind === 'topUp'
  const holdsAny = kind === 'agreement' || Object.values(credits).some((field) => now[field] > 0)
  const isSaid = [names, notes].every(({ tr, en }) => tr.trim() !== '' && en.trim() !== '')
  const isFilled = isSaid && months + days > 0 && holdsAny && (!hasPrice || (priceMinor ?? 0) > 0)
  const { id, ...said } = now
  return (
    <ActDialog
      title={edited ? t('packages.edit.name', { name: edited.names[language] }) : t('packages.add')}
      lead={<p>{edited ? t('packages.edit.lead') : t('packages.add.lead')}</p>}
      submit={edited ? t('ui.save') : t('packages.add.submit')}
      done={edited ? t('packages.done') : t('packages.added')}
      asksReason={false}
      canSubmit={isFilled}
      onClose={onClose}
      act={() => askInBrowser(changePackage, { packageId: edited ? id : newId(names.en, all), ...said })}
    >
      {(lacks) => (
        <>
          {!edited && (
            <Select
              name="kind"
              label={t('packages.kind')}
              help={t('packages.kind.help', { kind })}
              value={kind}
              options={addedKinds.map((value) => ({ value, label: t('packages.kindName', { kind: value }) }))}
              onChange={({ target }) => write(ofKind(target.value as PackageKind))}
            />
          )}
          <Grid column="small">
            {(['tr', 'en'] as const).map((spoken) => (
              <Stack key={spoken}>
                <TextInput
                  name={`name-${spoken}`}
                  label={spoken === 'tr' ? t('packages.nameTr') : t('packages.nameEn')}
                  maxLength={200}
                  value={names[spoken]}
                  error={lacks(names[spoken].trim() === '')}
                  onChange={({ currentTarget }) => write({ names: { ...names, [spoken]: currentTarget.value } })}
                />
                <TextInput
                  name={`note-${spoken}`}
                  label={spoken === 'tr' ? t('packages.noteTr') : t('packages.noteEn')}
                  help={t('packages.note.help')}
                  maxLength={200}
                  value={notes[spoken]}
                  error={lacks(notes[spoken].trim() === '')}
                  onChange={({ currentTarget }) => write({ notes: { ...notes, [spoken]: currentTarget.value } })}
                />
              </Stack>
            ))}
          </Grid>
          {kind !== 'agreement' && (
            <div className={styles.three}>
              {(['application', 'document', 'message'] as const).map((credit, at) => (
                <NumberField
                  key={credit}
                  id={credit}
                  label={t('credits.kind', { kind: credit })}
                  value={now[credits[credit]]}
                  max={10_000_000}
                  error={at === 0 && lacks(!holdsAny) ? t('credits.none') : undefined}
                  onChange={(count) => write({ [credits[credit]]: count ?? 0 })}
                />
              ))}
            </div>
          )}
          <div className={styles.three}>
            <NumberField
              id="months"
              label={t('agreement.months')}
              value={months}
              max={60}
              error={lacks(months + days === 0)}
              onChange={(count) => write({ months: count ?? 0 })}
            />
            <NumberField
              id="days"
              label={t('packages.days')}
              value={days}
              max={365}
              onChange={(count) => write({ days: count ?? 0 })}
            />
            <NumberField
              id="position"
              label={t('packages.position')}
              help={t('packages.position.help')}
              value={now.position}
              max={1000}
              onChange={(position) => write({ position: position ?? 0 })}
            />
          </div>
          <Grid column="small">
            {hasPrice && (
              <NumberField
                id="price"
                label={t('agreement.price')}
                value={priceMinor === null ? null : priceMinor / 100}
                min={0.01}
                max={1_000_000_000}
                decimals={2}
                error={lacks(priceMinor === null)}
                onChange={(price) => write({ priceMinor: price === null ? null : Math.round(price * 100) })}
              />
            )}
            <NumberField
              id="vat"
              label={t('packages.vat')}
              value={now.vatRate / 100}
              max={100}
              decimals={2}
              onChange={(rate) => write({ vatRate: Math.round((rate ?? 0) * 100) })}
            />
          </Grid>
          <Stack gap={2}>
            {kind !== 'trial' && kind !== 'topUp' && (
              <Checkbox
                name="carriesOver"
                label={t('packages.carriesOver')}
                checked={now.carriesOver}
                onChange={({ currentTarget }) => write({ carriesOver: currentTarget.checked })}
              />
            )}
            {hasPrice && (
              <Checkbox
                name="oncePerCompany"
                label={t('packages.once')}
                checked={now.oncePerCompany}
                onChange={({ currentTarget }) => write({ oncePerCompany: currentTarget.checked })}
              />
            )}
            <Checkbox
              name="offered"
              label={t('packages.isOffered')}
              checked={now.isOffered}
              onChange={({ currentTarget }) => write({ isOffered: currentTarget.checked })}
            />
          </Stack>
        </>
      )}
    </ActDialog>
  )
}

/** The defaults: last in order, valid for a year, and not offered yet. */
function newPackage(all: readonly Package[]): Package {
  return {
    id: '',
    names: { tr: '', en: '' },
    notes: { tr: '', en: '' },
    applicationCredit: 0,
    documentCredit: 0,
    messageCredit: 0,
    vatRate: all.at(-1)?.vatRate ?? 2000,
    carriesOver: true,
    oncePerCompany: false,
    isOffered: false,
    position: Math.min(1000, Math.max(0, ...all.map(({ position }) => position)) + 1),
    version: 0,
    ...ofKind('package'),
  }
}

/** Defaults by kind: top-ups without a running package last a month, and agreements have no list price. */
const ofKind = (kind: PackageKind) => ({
  kind,
  ...(kind === 'topUp' ? { months: 0, days: 30 } : { months: 12, days: 0 }),
  ...(kind === 'agreement' && { applicationCredit: 0, documentCredit: 0, messageCredit: 0 }),
  priceMinor: null,
})

/** A unique id, which orders refer to. */
function newId(name: string, all: readonly Package[]): string {
  const base = slug(name, 'package', 40).padEnd(2, '-')
  const taken = new Set(all.map(({ id }) => id))
  for (let number = 1; ; number++) {
    const id = number === 1 ? base : `${base}-${number}`
    if (!taken.has(id)) return id
  }
}
