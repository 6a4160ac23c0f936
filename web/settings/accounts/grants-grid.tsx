import type { Permissions } from '#contract/permissions.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { GrantRow } from './grant-row.tsx'
import { levels, scopes, withGrant } from './grants.ts'
import styles from './grants-grid.module.css'
import { useGrantChoices } from './use-grant-choices.ts'
import { useGrantWords } from './use-grant-words.ts'

interface GrantsGridProps {
  readonly permissions: Permissions
  readonly onChange: (permissions: Permissions) => void
}

/** The grants of a sub-account: rows of radio buttons, on a phone a select for each module. */
export function GrantsGrid({ permissions, onChange }: GrantsGridProps) {
  const t = useTexts('org_settings')
  const words = useGrantWords()
  const choicesOf = useGrantChoices(permissions)
  const rows = scopes.map((scope) => ({
    ...choicesOf(scope),
    onChoose: (chosen: string) =>
      onChange(
        withGrant(
          permissions,
          scope,
          levels.find((level) => level === chosen),
        ),
      ),
  }))
  return (
    <section aria-labelledby="grants" className={styles.grants}>
      <header className={styles.header}>
        <h2 id="grants">{t('accounts.grants')}</h2>
        <p>{t('accounts.grants.lead')}</p>
      </header>
      <div className={styles.table}>
        {/* Hidden from screen readers: each radio button has its row and column in its label. */}
        <div aria-hidden className={styles.heads}>
          <span />
          <span>{t('accounts.inherited')}</span>
          {levels.map((level) => (
            <span key={level}>{words.level(level)}</span>
          ))}
        </div>
        {rows.map((row) => (
          <GrantRow key={row.scope} {...row} />
        ))}
      </div>
      <div className={styles.list}>
        {rows.map(({ scope, name, help, chosen, choices, onChoose }) => (
          <Select
            key={scope}
            id={`grant-${scope}`}
            label={name}
            help={help}
            options={choices}
            value={chosen}
            onChange={(event) => onChoose(event.target.value)}
          />
        ))}
      </div>
      <dl className={styles.meanings}>
        {levels.map((level) => (
          <div key={level}>
            <dt>{words.level(level)}</dt>
            <dd>{words.help(level)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
