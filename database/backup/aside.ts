import type pg from 'pg'

type Aside = Awaited<ReturnType<typeof takeAside>>

/**
 * Drops foreign keys, indexes and triggers while rows are loaded: tables then need no order, indexes are built once,
 * and no trigger fires twice. It needs no rights beyond those of the tables' owner.
 */
export async function takeAside(client: pg.ClientBase) {
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`)
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relnamespace = 'public'::regnamespace
      and not exists (select from pg_constraint k where k.conindid = i.indexrelid)`)
  const { rows: triggered } = await client.query<{ table: string }>(`
    select distinct tgrelid::regclass::text as table
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not tgisinternal and c.relnamespace = 'public'::regnamespace`)
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`)
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  for (const { table } of triggered) await client.query(`alter table ${table} disable trigger user`)
  return { keys, indexes, triggered }
}

export async function putBack(client: pg.ClientBase, { keys, indexes, triggered }: Aside) {
  for (const { definition } of indexes) await client.query(definition)
  for (const { table, name, definition } of keys) {
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
  }
  for (const { table } of triggered) await client.query(`alter table ${table} enable trigger user`)
}
