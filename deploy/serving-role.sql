-- Makes the role `site`, or gives it the password that the environment says (SITE_PASSWORD). What it may do with the tables,
-- `npm run backend -- migrate` gives it: rows, and nothing else. For psql, as the owner of the database; as often as you like.
\set ON_ERROR_STOP on
\getenv password SITE_PASSWORD
select not exists (select from pg_roles where rolname = 'site') as missing \gset
\if :missing
create role site;
\endif
alter role site login password :'password' nosuperuser nocreatedb nocreaterole noreplication nobypassrls;
