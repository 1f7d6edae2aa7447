import * as migration_20261121_000000_init from './20261121_000000_init';

export const migrations = [
  {
    up: migration_20261121_000000_init.up,
    down: migration_20261121_000000_init.down,
    name: '20261121_000000_init'
  },
];
