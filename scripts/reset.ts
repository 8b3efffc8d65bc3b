import fs from 'node:fs';
import path from 'node:path';
import { BadSettings, readSettings } from '../server/src/settings.ts';

function settingsOrEnd() {
  try {
    return readSettings();
  } catch (error) {
    if (!(error instanceof BadSettings)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

const settings = settingsOrEnd();
const note = path.join(settings.dataDir, 'database.json');

function isRunning(): boolean {
  if (!fs.existsSync(note)) return false;
  try {
    process.kill(JSON.parse(fs.readFileSync(note, 'utf8')).pid, 0);
    return true;
  } catch {
    return false;
  }
}

if (!settings.demo) console.error('npm run reset is for demo data only.');
else if (isRunning()) console.error('Plyhaat is running: stop it first, then run npm run reset again.');
else {
  fs.rmSync(settings.dataDir, { recursive: true, force: true });
  console.log(`Removed ${settings.dataDir}. The next npm start makes a fresh demo marketplace.`);
}
