import type { GrantLevel, Permissions } from '#contract/permissions.ts'
import { useTexts } from '../../texts/texts.tsx'
import { type GrantSaid, summaryOf } from './grants.ts'

const scopeTexts = {
  All: 'accounts.scope.all',
  Forms: 'accounts.scope.forms',
  Applications: 'accounts.scope.applications',
  Participants: 'accounts.scope.participants',
  Reports: 'accounts.scope.reports',
  Communities: 'accounts.scope.communities',
  Others: 'accounts.scope.others',
} as const satisfies Record<GrantSaid['of'], string>

/** Each level's name alone, inside a sentence, and explained. */
const levelTexts = {
  Unknown: ['accounts.level.none', 'accounts.level.none.said', 'accounts.level.none.help'],
  ReadOnly: ['accounts.level.read', 'accounts.level.read.said', 'accounts.level.read.help'],
  WriteOnly: ['accounts.level.write', 'accounts.level.write.said', 'accounts.level.write.help'],
  WriteRead: ['accounts.level.both', 'accounts.level.both.said', 'accounts.level.both.help'],
  FullAccess: ['accounts.level.full', 'accounts.level.full.said', 'accounts.level.full.help'],
} as const satisfies Record<GrantLevel, readonly string[]>

/** Modules and levels in words. */
export function useGrantWords() {
  const t = useTexts('org_settings')
  const scope = (of: GrantSaid['of']) => t(scopeTexts[of])
  const said = (level: GrantLevel) => t(levelTexts[level][1])
  const grant = (of: GrantSaid['of'], what: string) => t('accounts.grant', { module: scope(of), what })
  return {
    scope,
    level: (level: GrantLevel) => t(levelTexts[level][0]),
    said,
    help: (level: GrantLevel) => t(levelTexts[level][2]),
    /** `Başvurular: görüntüleme ve işlem yapma` */
    grant,
    summary: (permissions: Permissions) =>
      summaryOf(permissions)
        .map(({ of, level }) => grant(of, said(level)))
        .join(', ') || t('accounts.noGrants'),
  }
}
