import * as migration_20261121_000000_init from './20261121_000000_init';
import * as migration_20261121_164259_site from './20261121_164259_site';

export const migrations = [
  {
    up: migration_20261121_000000_init.up,
    down: migration_20261121_000000_init.down,
    name: '20261121_000000_init',
  },
  {
    up: migration_20261121_164259_site.up,
    down: migration_20261121_164259_site.down,
    name: '20261121_164259_site'
  },
];
