@echo off
rem Starts Almanaque with the Node of this machine: see LEEME.txt.
where node >nul 2>nul
if errorlevel 1 (
  echo Almanaque necesita Node 22.18 o posterior y este equipo no lo tiene:
  echo descargalo de https://nodejs.org/es/download e intenta de nuevo.
  pause
  exit /b 1
)
node --max-semi-space-size=4 -r "%~dp0server\dist\node-version.cjs" "%~dp0server\dist\almanaque.js" %*
