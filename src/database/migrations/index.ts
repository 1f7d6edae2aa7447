import * as migration_20261121_031948_init from './20261121_031948_init';

export const migrations = [
  {
    up: migration_20261121_031948_init.up,
    down: migration_20261121_031948_init.down,
    name: '20261121_031948_init'
  },
];
