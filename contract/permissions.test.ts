import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Access, hasAccess, losesAccess } from './access.ts'
import { GrantLevel, Module, Permissions, Scope, writeAccessesOf } from './permissions.ts'

/** The rights of each level in a module, as product.md defines them. */
const allowed: Readonly<Record<GrantLevel, Readonly<Record<Access, boolean>>>> = {
  Unknown: { open: false, read: false, write: false, readWrite: false, full: false },
  ReadOnly: { open: true, read: true, write: false, readWrite: false, full: false },
  WriteOnly: { open: true, read: false, write: true, readWrite: false, full: false },
  WriteRead: { open: true, read: true, write: true, readWrite: true, full: false },
  FullAccess: { open: true, read: true, write: true, readWrite: true, full: true },
}

const accesses = ['open', 'read', 'write', 'readWrite', 'full'] as const satisfies readonly Access[]
const modules = Module.options
const levels = GrantLevel.options

const sub = (permissions: Permissions) => ({ userType: 'Sub', permissions }) as const
const root = (permissions: Permissions) => ({ userType: 'Root', permissions }) as const

describe.each(levels)('%s', (level) => {
  test.each(modules)('on %s does what the level says there, and nothing elsewhere', (module) => {
    for (const access of accesses) {
      expect({ access, may: hasAccess(sub({ [module]: level }), module, access) }).toEqual({
        access,
        may: allowed[level][access],
      })
      for (const other of modules.filter((name) => name !== module)) {
        expect(hasAccess(sub({ [module]: level }), other, access)).toBe(false)
      }
    }
  })

  test('on All applies to every module without a grant of its own', () => {
    for (const module of modules) {
      for (const access of accesses) {
        expect(hasAccess(sub({ All: level }), module, access)).toBe(allowed[level][access])
      }
    }
  })

  test.each(levels)(
    'on All beside %s on a module: its own grant counts, but writing on All is writing everywhere',
    (own) => {
      for (const module of modules) {
        const member = sub({ All: level, [module]: own })
        expect(hasAccess(member, module, 'open')).toBe(allowed[own].open || allowed[level].write)
        expect(hasAccess(member, module, 'read')).toBe(allowed[own].read)
        expect(hasAccess(member, module, 'write')).toBe(allowed[own].write || allowed[level].write)
        expect(hasAccess(member, module, 'readWrite')).toBe(
          allowed[own].read && (allowed[own].write || allowed[level].write),
        )
        expect(hasAccess(member, module, 'full')).toBe(allowed[own].full)
      }
    },
  )
})

test('All: WriteRead may write Forms even with Forms: ReadOnly, and does not give read access elsewhere', () => {
  const member = sub({ All: 'WriteRead', Forms: 'ReadOnly' })
  expect(accesses.filter((access) => hasAccess(member, 'Forms', access))).toEqual([
    'open',
    'read',
    'write',
    'readWrite',
  ])
})

test('All: ReadOnly does not reduce a module’s own grant', () => {
  const member = sub({ All: 'ReadOnly', Reports: 'FullAccess' })
  expect(accesses.filter((access) => hasAccess(member, 'Reports', access))).toEqual([
    'open',
    'read',
    'write',
    'readWrite',
    'full',
  ])
  expect(accesses.filter((access) => hasAccess(member, 'Forms', access))).toEqual(['open', 'read'])
})

test('there are the seven scopes and the five levels of the specification', () => {
  expect([...Scope.options].sort()).toEqual(
    ['All', 'Applications', 'Communities', 'Forms', 'Participants', 'Reports', 'Unknown'].sort(),
  )
  expect([...levels].sort()).toEqual(['FullAccess', 'ReadOnly', 'Unknown', 'WriteOnly', 'WriteRead'])
})

test('a grant is for a module or All; anything else is refused', () => {
  expect(Permissions.safeParse({ All: 'ReadOnly', Forms: 'WriteOnly' }).success).toBe(true)
  for (const wrong of [{ Unknown: 'FullAccess' }, { Everything: 'ReadOnly' }, { Forms: 'Root' }, { Forms: null }]) {
    expect(Permissions.safeParse(wrong).success).toBe(false)
  }
})

const anyLevel = fc.constantFrom(...levels)
const anyModule = fc.constantFrom(...modules)
const anyAccess = fc.constantFrom(...accesses)
const anyGrants: fc.Arbitrary<Permissions> = fc.dictionary(fc.constantFrom('All' as const, ...modules), anyLevel)

describe('with any grants', () => {
  test('Root may do everything', () => {
    fc.assert(fc.property(anyGrants, anyModule, anyAccess, (grants, of, to) => hasAccess(root(grants), of, to)))
  })

  test('without any grant nothing is allowed', () => {
    fc.assert(fc.property(anyModule, anyAccess, (of, to) => !hasAccess(sub({}), of, to)))
  })

  test('FullAccess to a module includes reading and writing', () => {
    fc.assert(
      fc.property(anyGrants, anyModule, (grants, of) => {
        const member = sub(grants)
        if (hasAccess(member, of, 'full'))
          expect([hasAccess(member, of, 'read'), hasAccess(member, of, 'write')]).toEqual([true, true])
      }),
    )
  })

  test('a module is independent of the grants of others', () => {
    fc.assert(
      fc.property(anyGrants, anyModule, anyModule, anyLevel, anyAccess, (grants, of, other, level, to) => {
        fc.pre(of !== other)
        expect(hasAccess(sub({ ...grants, [other]: level }), of, to)).toBe(hasAccess(sub(grants), of, to))
      }),
    )
  })

  test('replacing a module’s grant by FullAccess loses nothing', () => {
    fc.assert(
      fc.property(anyGrants, anyModule, anyAccess, (grants, of, to) => {
        expect(hasAccess(sub({ ...grants, [of]: 'FullAccess' }), of, to)).toBe(true)
      }),
    )
  })

  test('the five write accesses of the session equal write access', () => {
    fc.assert(
      fc.property(fc.constantFrom(sub, root), anyGrants, (as, grants) => {
        const member = as(grants)
        expect(writeAccessesOf(member)).toEqual(
          Object.fromEntries(modules.map((module) => [`has${module}WriteAccess`, hasAccess(member, module, 'write')])),
        )
      }),
    )
  })
})

describe('the access lost by a change', () => {
  test('is none if a level only rises, or stays the same in another notation', () => {
    expect(losesAccess(sub({ Forms: 'ReadOnly' }), sub({ Forms: 'WriteRead', Reports: 'ReadOnly' }))).toBe(false)
    expect(losesAccess(sub({ All: 'ReadOnly' }), sub({ All: 'ReadOnly', Forms: 'ReadOnly' }))).toBe(false)
    fc.assert(fc.property(anyGrants, (grants) => !losesAccess(sub(grants), root({}))))
  })

  test('is some as soon as one module loses one access, whatever is gained elsewhere', () => {
    expect(losesAccess(sub({ Forms: 'ReadOnly' }), sub({ Forms: 'WriteOnly', Reports: 'FullAccess' }))).toBe(true)
    expect(losesAccess(sub({ All: 'FullAccess' }), sub({ All: 'FullAccess', Reports: 'WriteRead' }))).toBe(true)
    fc.assert(fc.property(anyGrants, (grants) => losesAccess(root({}), sub(grants))))
  })
})
