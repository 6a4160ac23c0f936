import type { GrantLevel, Permissions } from '#contract/permissions.ts'
import { useTexts } from '../../texts/texts.tsx'
import { type GrantScope, levelIn, levels } from './grants.ts'
import { useGrantWords } from './use-grant-words.ts'

/** The choice without an own grant: the module inherits that of all modules. */
const inherited = 'Inherited'

interface Choice {
  readonly value: GrantLevel | typeof inherited
  readonly label: string
  /** The label with the module's name, for screen readers. */
  readonly said: string
}

export interface GrantChoices {
  readonly scope: GrantScope
  readonly name: string
  readonly chosen: Choice['value']
  readonly choices: readonly Choice[]
  /** What the choice allows. */
  readonly effect: string
  readonly help: string
  /** The level inherited from `All`, if the module has none of its own */
  readonly inherits: GrantLevel | undefined
}

export function useGrantChoices(permissions: Permissions) {
  const t = useTexts('org_settings')
  const words = useGrantWords()
  const ofLevels = (scope: GrantScope) =>
    levels.map((value) => ({ value, label: words.level(value), said: words.grant(scope, words.said(value)) }))

  return (scope: GrantScope): GrantChoices => {
    const all = permissions.All ?? 'Unknown'
    const known = { scope, name: words.scope(scope) }
    if (scope === 'All') {
      const effect = t('accounts.scope.all.help')
      return { ...known, chosen: all, choices: ofLevels(scope), effect, help: words.help(all), inherits: undefined }
    }
    const [own, level] = [permissions[scope], levelIn(permissions, scope)]
    const likeAll = t('accounts.inherited.said', { level: words.said(all) })
    const none = { label: t('accounts.inherited.of', { level: words.said(all) }), said: words.grant(scope, likeAll) }
    // A wider grant in `All` applies here too, despite this module's own grant.
    const widened = own !== undefined && own !== level && t('accounts.widened', { level: words.said(level) })
    return {
      ...known,
      chosen: own ?? inherited,
      choices: [{ value: inherited, ...none }, ...ofLevels(scope)],
      effect: widened || (own ? words.said(own) : likeAll),
      help: widened || words.help(level),
      inherits: own ? undefined : all,
    }
  }
}
